import MiniSearch, { type SearchResult as Hit, type SearchOptions } from 'minisearch';
import type { SearchAdapter, SearchResult } from '../../model/search/adapter.ts';
import { type NamesFile, unpackSection } from '../../model/search/names.ts';
import { plainName, tokens, wordTokens } from '../../model/search/tokens.ts';

/** Answers shown at most. */
const most = 8;
/** Sections of the same name shown at most. */
const sameName = 3;

interface NameDocument {
  id: number;
  /** The heading, the row's key and label, or the page's title. */
  name: string;
  /** Other words for a page. */
  alias: string;
  /** Title of the page a section stands on. */
  page: string;
  result: Omit<SearchResult, 'score'>;
  /** Each of its names. */
  names: string[];
}

/** A search by names that also knows what the pages themselves say for another word. */
export interface NamesAdapter extends SearchAdapter {
  /** The title of the page that a text is another word for: `反代` stands for 反向代理. */
  titleFor(alias: string): Promise<string | undefined>;
}

/** Finds pages, headings and rows by their names: loaded whole on first use, answers as one types. (SRCH-05, SRCH-13) */
export function namesAdapter(load: () => Promise<NamesFile>): NamesAdapter {
  let index: MiniSearch<NameDocument> | undefined;
  let documents: NameDocument[] = [];
  const ready = async () => {
    if (index) return index;
    documents = documentsOf(await load());
    index = new MiniSearch<NameDocument>({ fields: ['name', 'alias', 'page'], tokenize: tokens });
    index.addAll(documents);
    return index;
  };
  return {
    async search(query) {
      const names = await ready();
      const text = plainName(query);
      for (const options of stages(query)) {
        const found = names
          .search(query, options)
          .flatMap((hit) => scored(hit, documents[hit.id], text) ?? []);
        if (found.length > 0) return varied(found.sort((a, b) => b.score - a.score)).slice(0, most);
      }
      return [];
    },
    async titleFor(alias) {
      await ready();
      const text = plainName(alias);
      const isAlias = ({ names: [, ...aliases] }: NameDocument) =>
        aliases.some((name) => plainName(name) === text);
      return documents.find((document) => document.alias && isAlias(document))?.result.title;
    },
    suggest(query) {
      const [hit] = index?.search(query, { fuzzy: 0.4, prefix: true, boost: { page: 0 } }) ?? [];
      return hit && documents[hit.id]?.result.title;
    },
  };
}

/** Without the fourth and later of the same name: many drivers have a `refresh_token`. */
function varied(results: readonly SearchResult[]): SearchResult[] {
  const seen = new Map<string, number>();
  return results.filter(({ section }) => {
    const times = seen.get(plainName(section)) ?? 0;
    seen.set(plainName(section), times + 1);
    return !section || times < sameName;
  });
}

/** From the strictest question to the loosest; the first that finds anything answers. */
function stages(query: string): SearchOptions[] {
  const all: SearchOptions = { combineWith: 'AND', boost: { name: 3, alias: 2 }, prefix: true };
  return [
    all,
    { ...all, tokenize: wordTokens },
    {
      ...all,
      tokenize: wordTokens,
      fuzzy: (term: string) => (term.length > 4 ? 2 : term.length > 3 ? 1 : false),
    },
  ].filter(({ tokenize = tokens }) => tokenize(query).length > 0);
}

/** A find with its weight, or null where only the title of its page matched: then the page itself says it better. */
function scored(hit: Hit, document: NameDocument | undefined, text: string): SearchResult | null {
  const fields = Object.values(hit.match).flat();
  if (!document || !(fields.includes('name') || fields.includes('alias'))) return null;
  const { result, names, alias } = document;
  const closeness = Math.max(...names.map((name) => likeness(plainName(name), text)));
  const snippet = alias && !fields.includes('name') ? nearest(names, text) : result.snippet;
  return { ...result, snippet, score: hit.score * closeness * (result.section ? 1 : 4) };
}

/** The alias that made a page match, so that the reader sees why it stands there. */
function nearest(names: readonly string[], text: string): string {
  const terms = new Set(tokens(text));
  const weight = (name: string) =>
    likeness(plainName(name), text) + tokens(name).filter((term) => terms.has(term)).length / 100;
  return names.toSorted((a, b) => weight(b) - weight(a))[0] ?? '';
}

function likeness(name: string, text: string): number {
  if (name === text) return 10;
  if (name.startsWith(text)) return 3;
  return name.includes(text) ? 2 : 1;
}

function documentsOf(file: NamesFile): NameDocument[] {
  const documents: Omit<NameDocument, 'id'>[] = file.flatMap(([path, title, aliases, sections]) => [
    {
      name: title,
      alias: aliases.join(' | '),
      page: '',
      names: [title, ...aliases],
      result: { title, section: '', snippet: '', path },
    },
    ...sections.map(unpackSection).map(({ text: section, id, label }) => ({
      name: label ? `${section} ${label}` : section,
      alias: '',
      page: title,
      names: label ? [section, label] : [section],
      result: { title, section, snippet: label ?? '', path: `${path}#${id}` },
    })),
  ]);
  return documents.map((document, id) => ({ ...document, id }));
}
