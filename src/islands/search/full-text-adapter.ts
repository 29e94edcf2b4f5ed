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
 * document itself. Chinese is asked for as a phrase first, because its characters alone stand everywhere. (SRCH-06,
 * SRCH-13)
 */
export function fullTextAdapter(load: () => Promise<Pagefind>): SearchAdapter {
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
      for (const asked of phrasesFirst(query)) {
        if (signal.aborted) return [];
        const { results } = await module.search(asked);
        if (signal.aborted) return [];
        if (results.length > 0) {
          const read = await Promise.all(results.slice(0, most).map((one) => readResult(one, query)));
          return read.filter((result) => result !== null);
        }
      }
      return [];
    },
  };
}

function phrasesFirst(query: string): string[] {
  return /\p{Script=Han}/u.test(query) ? [`"${query.replaceAll('"', '')}"`, query] : [query];
}

async function readResult({ score, data }: PagefindResult, query: string): Promise<SearchResult | null> {
  const fragment = await data();
  const find = bestFind(fragment, query);
  if (!find) return null;
  const { id, section, snippet } = find;
  const path = id ? `${fragment.url}#${id}` : fragment.url;
  return { title: fragment.meta.title ?? '', section, snippet, path, score };
}
