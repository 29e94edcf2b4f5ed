import { wordsOfPath } from '../../model/not-found.ts';
import { decoded } from './decoded.ts';
import { lookUp } from './look-up.ts';

/** What the page for unknown paths does: leads on where the path has moved, and otherwise helps the reader on. */
async function start(): Promise<void> {
  const shown = document.querySelector<HTMLElement>(
    `main [data-only="${document.documentElement.dataset.only}"]`,
  );
  if (!shown) return;
  nameThisAddress();
  chooseHint(shown);
  prefillSearch();
  shown.querySelector('[data-back]')?.addEventListener('click', () => goBack(shown.dataset.home ?? '/'));
  await lookUp(shown);
}

/** The page's own language in the menu is where the reader is; query and hash follow as on every page. (NAV-12) */
function nameThisAddress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language][aria-current]'))
    link.pathname = location.pathname;
}

/** One hint of the list, chosen anew on each visit. (NF-04, NF-06) */
function chooseHint(shown: HTMLElement): void {
  const element = shown.querySelector<HTMLElement>('[data-hints]');
  const hints: string[] = JSON.parse(element?.dataset.hints ?? '[]');
  const hint = hints[Math.floor(Math.random() * hints.length)];
  if (element && hint) element.textContent = hint;
}

/** Whatever opens the search finds the last segment of the path in its field. (NF-07) */
function prefillSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#site-search input');
  if (field) field.value = wordsOfPath(decoded(location.pathname));
}

/**
 * One step back, or home where there is none: a page opened by hand has entries of the new tab before it, which are no
 * place to go to, but neither a referrer nor an entry of this site. (NF-02, NF-03)
 */
function goBack(home: string): void {
  const ownEntry = 'navigation' in window && window.navigation.canGoBack;
  if (ownEntry || (document.referrer && history.length > 1)) history.back();
  else location.assign(home);
}

void start();
