import type { SearchAdapter, SearchResult } from '../../model/search/adapter.ts';
import { bestFind, type Fragment } from './excerpt.ts';

/** What is used of Pagefind's own module. */
export interface Pagefind {
  options(options: { noWorker: boolean }): Promise<void>;
  search(query: string): Promise<{ results: PagefindResult[] }>;
}

interface PagefindResult {
  score: number;
  data(): Promise<Fragment>;
}

/** Pages shown at most; each is a request of some KB. */
const most = 5;

/**
 * Finds words in the text of all pages, and the heading or row they stand below. Pagefind takes the language of the
 * document itself. Chinese is asked for as a phrase first, because its characters alone stand everywhere; where nothing
 * has the phrase, for what `wordFor` says the pages call it. (SRCH-06, SRCH-13)
 */
export function fullTextAdapter(
  load: () => Promise<Pagefind>,
  wordFor: (query: string) => Promise<string | undefined>,
): SearchAdapter {
  let pagefind: Promise<Pagefind> | undefined;
  const ready = () => {
    pagefind ??= load().then(async (module) => {
      await module.options({ noWorker: true });
      return module;
    });
    pagefind.catch(() => {
      pagefind = undefined;
    });
    return pagefind;
  };
  return {
    async search(query, { signal }) {
      const module = await ready();
      const word = isChinese(query) ? await wordFor(query).catch(() => undefined) : undefined;
      for (const { asked, sought } of questions(query, word)) {
        if (signal.aborted) return [];
        const { results } = await module.search(asked);
        if (signal.aborted) return [];
        if (results.length > 0) {
          const read = await Promise.all(results.slice(0, most).map((one) => readResult(one, sought)));
          return read.filter((result) => result !== null);
        }
      }
      return [];
    },
  };
}

function isChinese(query: string): boolean {
  return /\p{Script=Han}/u.test(query);
}

/** What Pagefind is asked, one after the other until it finds something, and what is then looked for in the pages. */
function questions(query: string, word: string | undefined): { asked: string; sought: string }[] {
  const plain = { asked: query, sought: query };
  if (!isChinese(query)) return [plain];
  const phrase = (sought: string) => ({ asked: `"${sought.replaceAll('"', '')}"`, sought });
  return [phrase(query), ...(word ? [phrase(word)] : []), plain];
}

async function readResult({ score, data }: PagefindResult, query: string): Promise<SearchResult | null> {
  const fragment = await data();
  const find = bestFind(fragment, query);
  if (!find) return null;
  const { id, section, snippet } = find;
  const path = id ? `${fragment.url}#${id}` : fragment.url;
  return { title: fragment.meta.title ?? '', section, snippet, path, score };
}
