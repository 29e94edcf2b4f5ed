/**
 * Git names and the names they are published under, with a profile where there is one. A name that is not here is
 * left out of the page. (SITE-08, PAGE-16)
 */
export const contributors: Record<string, { name: string; url?: string }> = {
  'AList Docs maintainers': { name: 'AList Docs maintainers' },
};
