import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import type { Page } from '../../model/page.ts';

interface SponsorProps {
  content: Page['frontMatter']['sponsor'];
  language: Language;
}

/** What somebody paid for, under its label; without such content there is neither. (PROMO-02) */
export function Sponsor({ content, language }: SponsorProps) {
  if (!content) return null;
  return (
    <aside className="Sponsor" aria-labelledby="sponsor-label">
      <p className="Sponsor-label" id="sponsor-label">
        {stringsOf(language).sponsorship}
      </p>
      <a href={content.link} target="_blank" rel="noopener noreferrer">
        {content.text}
      </a>
    </aside>
  );
}
