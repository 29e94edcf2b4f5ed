import { on } from '../registry.ts';
import { readAhead } from './page-cache.ts';
import { isPageOfThisShell } from './targets.ts';

/** How long a pointer rests on a link before its page is fetched, in milliseconds. */
const rest = 50;

/** Fetches the page behind a link that is pointed at, focused or touched; not where the reader saves data. */
export function prefetch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const consider = (event: Event, delay: number) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    stop();
    if (!link || link.target || savesData() || !isPageOfThisShell(new URL(link.href, location.href))) return;
    const { pathname } = link;
    // A failure is met again, and told, when the link is followed.
    timer = setTimeout(() => readAhead(pathname).catch(() => undefined), delay);
  };
  on(document, 'pointerover', (event) => consider(event, rest), { passive: true });
  on(document, 'focusin', (event) => consider(event, rest));
  on(document, 'touchstart', (event) => consider(event, 0), { passive: true });
  // The press that gives a link the focus follows it, too: what it still waits for is there by then.
  on(window.navigation, 'navigate', stop);
}

function savesData(): boolean {
  // The Network Information API is not part of TypeScript's DOM library.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
