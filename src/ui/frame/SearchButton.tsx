import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import { Icon } from '../Icon.tsx';
import './SearchButton.css';

/** Opens the search: looks like a field where there is room, else an icon. `enhance/search` acts. (NAV-18, SRCH-01) */
export function SearchButton({ language }: { language: Language }) {
  const text = stringsOf(language);
  return (
    <button
      className="SearchButton"
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      data-search-open=""
    >
      <Icon name="search" />
      <span className="SearchButton-label">{text.search}</span>
      <span className="SearchButton-key" data-search-key="" aria-hidden="true">
        Ctrl K
      </span>
    </button>
  );
}
