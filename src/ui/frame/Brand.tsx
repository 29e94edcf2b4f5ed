import { site } from '../../../site/site.ts';
import { stringsOf } from '../../../site/strings.ts';
import { type Language, localeHome } from '../../model/language.ts';

interface BrandProps {
  language: Language;
  /** A page's own logo, and its variant for the dark mode. (SITE-17) */
  logo?: string | undefined;
  logoDark?: string | undefined;
}

/** Logo and title: one link to the home of the language. (NAV-02) */
export function Brand({ language, logo = '/logo.svg', logoDark }: BrandProps) {
  return (
    <a
      className="Brand"
      href={localeHome[language]}
      aria-label={`${site.title[language]}, ${stringsOf(language).home}`}
    >
      <img
        className={logoDark ? 'Brand-logo only-light' : 'Brand-logo'}
        src={logo}
        alt=""
        width="28"
        height="28"
      />
      {logoDark && <img className="Brand-logo only-dark" src={logoDark} alt="" width="28" height="28" />}
      <span className="Brand-title">{site.title[language]}</span>
    </a>
  );
}
