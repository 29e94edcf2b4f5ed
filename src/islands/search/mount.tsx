import { createRoot } from 'react-dom/client';
import type { PageSearchSettings, SearchSettings } from '../../model/search/settings.ts';
import { searchSuggestions, searchTexts } from '../../model/search/texts.ts';
import { WidgetBoundary } from '../boundary/WidgetBoundary.tsx';
// As text, since Astro would put the style of every script into every page.
import style from './Search.css?inline';
import { Search } from './Search.tsx';
import { searchSession } from './session.ts';
import { searchTiers } from './tiers.ts';

/** Wakes the search in its dialog: takes over the field, and draws below it. (SRCH-03) */
export async function mount(dialog: HTMLDialogElement): Promise<void> {
  const input = dialog.querySelector('input');
  const body = dialog.querySelector('[data-search-body]');
  const given: PageSearchSettings = JSON.parse(dialog.dataset.settings ?? '');
  const texts = searchTexts[given.language];
  const settings: SearchSettings = { ...given, texts, suggestions: searchSuggestions[given.language] };
  if (!input || !body)
    throw new Error('The search dialog of this page has no field or no body (SearchShell.tsx).');
  document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(style));
  const session = searchSession(await searchTiers(settings), settings.language);
  createRoot(body).render(
    <WidgetBoundary message={texts.failed}>
      <Search dialog={dialog} input={input} session={session} settings={settings} />
    </WidgetBoundary>,
  );
}
