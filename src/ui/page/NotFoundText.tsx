import { stringsOf } from '../../../site/strings.ts';
import { htmlLang, type Language, localeHome } from '../../model/language.ts';

interface NotFoundTextProps {
  language: Language;
  hints: readonly string[];
}

/** The page for unknown paths in one language. (NF-01, NF-04, NF-07) */
export function NotFoundText({ language, hints }: NotFoundTextProps) {
  const text = stringsOf(language);
  return (
    <section
      className="NotFoundText"
      data-only={language}
      lang={htmlLang[language]}
      data-home={localeHome[language]}
    >
      <p className="NotFoundText-code">404</p>
      <h1 className="NotFoundText-title">{text.notFound}</h1>
      <p className="NotFoundText-hint" data-hints={JSON.stringify(hints)}>
        {hints[0]}
      </p>
      <p className="NotFoundText-actions">
        <button className="Button" type="button" data-back="">
          {text.goBack}
        </button>
        <a className="Button" data-type="primary" href={localeHome[language]}>
          {text.takeMeHome}
        </a>
        <button className="Button" type="button" data-search-open="">
          {text.searchInstead}
        </button>
      </p>
      <div className="NotFoundText-closest" data-closest="" hidden>
        <p>{text.closestPages}</p>
        <ul />
      </div>
    </section>
  );
}
