import { stringsOf } from '../../../site/strings.ts';
import { type Language, localeHome } from '../../model/language.ts';

/** The error screen: what happened, and the two ways on. Reloading is a link to the page itself. (ERR-05) */
export function FailedPage({ language, path }: { language: Language; path: string }) {
  const text = stringsOf(language);
  return (
    <main className="FailedPage" id="main-content" tabIndex={-1}>
      <h1>{text.pageFailed}</h1>
      <p>{text.pageFailedHint}</p>
      <p className="FailedPage-actions">
        <a className="Button" href={path}>
          {text.reload}
        </a>
        <a className="Button" data-type="primary" href={localeHome[language]}>
          {text.takeMeHome}
        </a>
      </p>
    </main>
  );
}
