import { markBelowFirstView } from '../first-view.ts';
import { landOnSimilarHeading } from '../similar-heading.ts';
import { announce, prepareAnnouncements } from './announce.ts';
import { isDown, isLeaving, loadAsDocument, reportFailure } from './failure.ts';
import { documentOf, isLoaded, loadPage } from './page-cache.ts';
import { prefetch } from './prefetch.ts';
import { showProgress } from './progress.ts';
import { canSwap, swap } from './swap.ts';
import { isPageOfThisShell } from './targets.ts';

/** Takes the old page's enhancements away before a swap and adds the new one's after it. */
export interface Swapping {
  before: () => void;
  after: () => void;
  /** The browser has scrolled; what moves the page earlier would be in the way of that. (RTE-08) */
  arrived: () => void;
}

/** The options of `intercept` with the newer one that TypeScript's DOM library does not know yet. */
interface Interception extends NavigationInterceptOptions {
  /** Runs before the address changes; a rejection leaves the reader where they are. */
  precommitHandler?: () => Promise<void>;
}

/**
 * Navigation in place: a plain navigation to another page of the same language and shell replaces what differs and
 * leaves history, scroll and focus to the Navigation API. Without the API the browser navigates. (RTE-08 to RTE-10,
 * ERR-02, A11Y-04)
 */
export function navigateInPlace(swapping: Swapping): void {
  if (!('navigation' in window)) return;
  prepareAnnouncements();
  prefetch();
  window.navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (!event.hashChange) {
      if (!isForUs(event, url)) return;
      const opensAtTop = event.navigationType !== 'traverse' && !url.hash;
      const options: Interception = { handler: () => show(url, event.signal, swapping, opensAtTop) };
      if (event.cancelable) options.precommitHandler = () => ready(url, event);
      event.intercept(options);
    }
    // After the browser has scrolled; on the way back, it returns to the place the reader left.
    if (event.navigationType !== 'traverse') whenDone(event.signal, landOnSimilarHeading);
  });
}

/** True for a plain navigation to a page that can be shown in place. (RTE-10) */
function isForUs(event: NavigateEvent, url: URL): boolean {
  const plain = event.canIntercept && !event.downloadRequest && !event.formData;
  return plain && event.navigationType !== 'reload' && isPageOfThisShell(url) && !isLeaving();
}

/** Runs when a navigation is over and has scrolled; never for one that was called off. */
function whenDone(signal: AbortSignal, run: () => void): void {
  window.navigation.addEventListener('navigatesuccess', run, { once: true, signal });
}

/** Waits for the page while the address is still the old one. */
async function ready(url: URL, { navigationType, signal }: NavigateEvent): Promise<void> {
  try {
    await load(url.pathname, signal);
  } catch (error) {
    // A page of the history that has to be loaded as a document is gone to first, or it would be added anew. (ERR-03)
    if (navigationType === 'traverse' && !isDown(error)) return;
    if (!signal.aborted) reportFailure(url, error);
    throw error;
  }
}

async function show(url: URL, signal: AbortSignal, swapping: Swapping, opensAtTop: boolean): Promise<void> {
  try {
    const next = documentOf(await load(url.pathname, signal));
    if (signal.aborted) return;
    if (!canSwap(next)) {
      loadAsDocument(url);
      return;
    }
    swapping.before();
    if (opensAtTop) markBelowFirstView(next);
    swap(next);
    announce(document.title);
    swapping.after();
    whenDone(signal, swapping.arrived);
  } catch (error) {
    if (!signal.aborted) reportFailure(url, error);
    throw error;
  }
}

/** The HTML of a page, with a bar while the network is asked for it. (PROG-01, PROG-03) */
async function load(path: string, signal: AbortSignal): Promise<string> {
  if (isLoaded(path)) return loadPage(path);
  const end = showProgress();
  signal.addEventListener('abort', end);
  try {
    return await loadPage(path);
  } finally {
    end();
  }
}
