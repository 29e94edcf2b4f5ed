import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';

/** The first stop of the keyboard. (A11Y-01) */
export function SkipLink({ language }: { language: Language }) {
  return (
    <a className="SkipLink" href="#main-content">
      {stringsOf(language).skipToContent}
    </a>
  );
}
