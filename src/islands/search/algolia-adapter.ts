import { liteClient } from 'algoliasearch/lite';
import type { SearchAdapter, SearchResult } from '../../model/search/adapter.ts';
import type { HostedSearch } from '../../model/search/settings.ts';

/** A record as Algolia's DocSearch crawler writes it. */
interface DocSearchHit {
  url: string;
  anchor?: string | null;
  content?: string | null;
  hierarchy?: Record<string, string | null | undefined>;
  _snippetResult?: { content?: { value?: string } };
}

/** Asks the hosted service, within the language of the page. (SRCH-06, SRCH-07) */
export function algoliaAdapter({ appId, apiKey, index }: HostedSearch): SearchAdapter {
  const client = liteClient(appId, apiKey);
  return {
    async search(query, { signal }) {
      const params = {
        indexName: index,
        query,
        // as the crawler read it
        facetFilters: [`lang:${document.documentElement.lang}`],
        hitsPerPage: 12,
        attributesToSnippet: ['content:20'],
        highlightPreTag: '',
        highlightPostTag: '',
      };
      const { results } = await client.searchForHits<DocSearchHit>({ requests: [params] });
      if (signal.aborted) return [];
      const hits = results[0]?.hits ?? [];
      return hits.map((hit, at) => resultOf(hit, hits.length - at));
    },
  };
}

/** A hit as a result of ours; its address may be that of another host or base. (SRCH-09) */
export function resultOf(hit: DocSearchHit, score: number): SearchResult {
  const levels = Object.entries(hit.hierarchy ?? {})
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([level, text]) => (text && level !== 'lvl0' ? [text] : []));
  const [title = hit.hierarchy?.lvl0 ?? hit.url, ...sections] = levels;
  return {
    title,
    section: sections.at(-1) ?? '',
    snippet: hit._snippetResult?.content?.value ?? hit.content ?? '',
    path: sitePath(hit.url),
    score,
  };
}

/** The path of this site behind an address: origin removed, hash kept. (SRCH-09) */
export function sitePath(address: string): string {
  const { pathname, search, hash } = new URL(address, 'https://site.invalid');
  return pathname + search + hash;
}
