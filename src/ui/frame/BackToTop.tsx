import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import { Icon } from '../Icon.tsx';
import './BackToTop.css';

/** Leads back to the top; a ring shows how far the page is scrolled. `enhance/back-to-top` acts. (BTT-01, BTT-02) */
export function BackToTop({ language }: { language: Language }) {
  return (
    <button className="BackToTop" type="button" aria-label={stringsOf(language).backToTop} hidden>
      <svg className="BackToTop-ring" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22.5" pathLength="100" strokeDashoffset="100" />
      </svg>
      <Icon name="arrow-up" />
    </button>
  );
}
