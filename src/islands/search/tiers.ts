import type { SearchTier } from '../../model/search/adapter.ts';
import type { NamesFile } from '../../model/search/names.ts';
import type { SearchSettings } from '../../model/search/settings.ts';
import { fullTextAdapter, type Pagefind } from './full-text-adapter.ts';
import { namesAdapter } from './names-adapter.ts';

/** A hosted service is asked when the reader has stopped typing; the local index at once. (SRCH-04, SRCH-05) */
const remoteDelay = 500;
/** Full text costs requests, so it waits for a short rest; names do not. */
const fullTextDelay = 120;

/** The searches of this site in the order of their answers. (SRCH-07) */
export async function searchTiers({ hosted, language }: SearchSettings): Promise<SearchTier[]> {
  if (hosted) {
    const { algoliaAdapter } = await import('./algolia-adapter.ts');
    return [{ adapter: algoliaAdapter(hosted), delay: remoteDelay }];
  }
  const names = namesAdapter(() => loadNames(`/search/names.${language}.json`));
  return [
    { adapter: names, delay: 0 },
    { adapter: fullTextAdapter(loadPagefind(), names.titleFor), delay: fullTextDelay },
  ];
}

async function loadNames(path: string): Promise<NamesFile> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}, so names cannot be searched.`);
  return response.json();
}

/** Browsers remember a module that did not come, so that every further try asks at another address. (ERR-04) */
function loadPagefind(): () => Promise<Pagefind> {
  let tries = 0;
  return () => {
    const again = tries++ ? `?try=${tries}` : '';
    return import(/* @vite-ignore */ `/search/text/pagefind.js${again}`);
  };
}
