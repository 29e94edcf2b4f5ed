import { languageOf } from '../../model/language.ts';
import { isDocsPath } from '../../model/shell.ts';

/** True for another page that this document could show in place: same site and language, both in the shell `docs`. */
export function isPageOfThisShell(url: URL): boolean {
  return (
    url.origin === location.origin &&
    url.pathname !== location.pathname &&
    /(\/|\.html)$/.test(url.pathname) &&
    languageOf(url.pathname) === languageOf(location.pathname) &&
    document.documentElement.dataset.shell === 'docs' &&
    isDocsPath(url.pathname)
  );
}
