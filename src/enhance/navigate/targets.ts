import { languageOf } from '../../model/language.ts';

/** True for another page that this document could show in place: same site, language and kind of shell. */
export function isPageOfThisShell(url: URL): boolean {
  return (
    url.origin === location.origin &&
    url.pathname !== location.pathname &&
    /(\/|\.html)$/.test(url.pathname) &&
    languageOf(url.pathname) === languageOf(location.pathname) &&
    document.documentElement.dataset.shell === 'docs' &&
    !/^(\/zh)?\/($|tool\/)/.test(url.pathname)
  );
}
