import { hostedSearch } from '../../../site/search.ts';
import { site } from '../../../site/site.ts';
import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import type { PageSearchSettings } from '../../model/search/settings.ts';
import { searchTexts } from '../../model/search/texts.ts';
import { spritePath } from '../../model/sprite.ts';
import { Icon } from '../Icon.tsx';
import './SearchShell.css';

/** The search dialog as it stands in every page: a field that works at once; the rest comes on first use. (SRCH-03) */
export function SearchShell({ language }: { language: Language }) {
  const texts = searchTexts[language];
  const hosted = hostedSearch(process.env);
  const settings: PageSearchSettings = {
    language,
    sprite: spritePath(),
    reportUrl: site.docs.repository && `${site.docs.repository}/issues/new?title=`,
    hosted,
  };
  return (
    <dialog
      className="Search"
      id="site-search"
      aria-label={stringsOf(language).search}
      data-settings={JSON.stringify(settings)}
      data-host={hosted ? `https://${hosted.appId}-dsn.algolia.net` : undefined}
    >
      <div className="Search-bar">
        <Icon name="search" />
        <input
          className="Search-input"
          type="text"
          role="combobox"
          aria-label={texts.placeholder}
          aria-expanded="false"
          aria-autocomplete="list"
          placeholder={texts.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
        />
        <button className="IconButton" type="button" aria-label={texts.close} data-search-close="">
          <Icon name="x" />
        </button>
      </div>
      <div className="Search-body" data-search-body="">
        <div className="Search-message" role="alert" data-search-failure="" hidden>
          <p className="Search-messageTitle">{texts.failed}</p>
          <p>{texts.failedHint}</p>
        </div>
      </div>
    </dialog>
  );
}
