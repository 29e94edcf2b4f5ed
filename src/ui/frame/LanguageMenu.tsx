import { strings, stringsOf } from '../../../site/strings.ts';
import { htmlLang, type Language, languages } from '../../model/language.ts';
import { Menu } from './Menu.tsx';

interface LanguageMenuProps {
  language: Language;
  path: string;
  twin: string;
}

/** The page in each language; `enhance/language-links` keeps query and hash. (NAV-12 to NAV-14) */
export function LanguageMenu({ language, path, twin }: LanguageMenuProps) {
  return (
    <Menu
      id={`menu-language-${language}`}
      label={stringsOf(language).selectLanguage}
      icon="languages"
      iconOnly
    >
      {languages.map((other) => (
        <li key={other}>
          <a
            className="Menu-link"
            href={other === language ? path : twin}
            hrefLang={htmlLang[other]}
            lang={htmlLang[other]}
            aria-current={other === language ? 'true' : undefined}
            data-language=""
          >
            {strings.languageName[other]}
          </a>
        </li>
      ))}
    </Menu>
  );
}
