import { stringsOf } from '../../../site/strings.ts';
import { htmlLang, type Language, languageOf } from '../../model/language.ts';

/** Says above a text in the other language that the page is not translated, and leads to the original. (RTE-27) */
export function NotTranslated({ language, original }: { language: Language; original: string }) {
  const text = stringsOf(language);
  return (
    <p className="NotTranslated" role="note" lang={htmlLang[language]}>
      {text.notTranslated}{' '}
      <a href={original} hrefLang={htmlLang[languageOf(original)]}>
        {text.readOriginal}
      </a>
    </p>
  );
}
