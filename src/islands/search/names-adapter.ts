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
  /** What an exact query has to equal, as `plainName` writes it. */
  exact: string[];
}

/** Finds pages, headings and rows by their names: loaded whole on first use, answers as one types. (SRCH-05, SRCH-13) */
export function namesAdapter(load: () => Promise<NamesFile>): SearchAdapter {
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
    { ...all, tokenize: wordTokens, fuzzy: (term: string) => (term.length > 3 ? 0.25 : false) },
  ].filter(({ tokenize = tokens }) => tokenize(query).length > 0);
}

/** A find with its weight, or null where only the title of its page matched: then the page itself says it better. */
function scored(hit: Hit, document: NameDocument | undefined, text: string): SearchResult | null {
  if (!document) return null;
  const isPage = !document.result.section;
  const byName = Object.values(hit.match).some(
    (fields) => fields.includes('name') || fields.includes('alias'),
  );
  if (!byName) return null;
  const closeness = Math.max(...document.exact.map((name) => likeness(name, text)));
  return { ...document.result, score: hit.score * closeness * (isPage ? 4 : 1) };
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
      exact: [title, ...aliases].map(plainName),
      result: { title, section: '', snippet: '', path },
    },
    ...sections.map(unpackSection).map(({ text: section, id, label }) => ({
      name: label ? `${section} ${label}` : section,
      alias: '',
      page: title,
      exact: [section, ...(label ? [label] : [])].map(plainName),
      result: { title, section, snippet: label ?? '', path: `${path}#${id}` },
    })),
  ]);
  return documents.map((document, id) => ({ ...document, id }));
}
