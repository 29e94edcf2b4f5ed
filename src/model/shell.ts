/**
 * The frames that documents have. Navigation in place happens within `docs` alone; a page that has errors to report
 * when it opens is `alone`, so that it always opens as a document. (SITE-20)
 */
export type Shell = 'docs' | 'tool' | 'home' | 'plain' | 'alone';

/** True for the path of a page in the shell `docs`, known before the page is fetched; a gate holds every page to it. */
export function isDocsPath(path: string): boolean {
  return !/^(\/zh)?\/($|tool\/|(about|404)\.html$)/.test(path);
}
