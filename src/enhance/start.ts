import { apiServer } from './api-server.ts';
import { backToTop } from './back-to-top.ts';
import { collapsedCode } from './collapsed-code.ts';
import { colourMode } from './colour-mode.ts';
import { contents } from './contents.ts';
import { copyCode } from './copy-code.ts';
import { firstView } from './first-view.ts';
import { header } from './header.ts';
import { keyHelp } from './key-help.ts';
import { languageLinks } from './language-links.ts';
import { menus } from './menus.ts';
import { navigateInPlace } from './navigate/navigate.ts';
import { pageKeys } from './page-keys.ts';
import { popovers } from './popovers.ts';
import { afterFrame, all, type Enhancement, enhance, lazily, onInterest } from './registry.ts';
import { reveal } from './reveal.ts';
import { scrollers } from './scrollers.ts';
import { sidebar } from './sidebar.ts';
import { similarHeading } from './similar-heading.ts';
import { swipeOnTouch } from './swipe-on-touch.ts';
import { tabs } from './tabs.ts';

const loadFilter = () => import('./driver-filter.ts').then((module) => module.driverFilter);

/** The filter of the driver index comes when somebody reaches for it, at once where the address asks for something. */
const filterOfDrivers: Enhancement = (root) =>
  (location.search ? lazily : onInterest)('.DriverIndex-filter', loadFilter)(root);

/**
 * What changes how a page looks, before its first frame. The sidebar last, as it measures: nothing then changes what the
 * browser has just laid out. It is left before what closes it, so that its place is known.
 */
const shown = [apiServer, tabs, reveal, sidebar];

/** What a page does besides: where it came in place, its first frame does not wait for that. Add a new one here. */
const enhancements = [
  firstView,
  menus,
  header,
  languageLinks,
  colourMode,
  popovers,
  backToTop,
  contents,
  filterOfDrivers,
  scrollers,
  copyCode,
  collapsedCode,
  lazily('[data-sidebar-missing], [data-focus-delay], [data-typing], [data-views]', () =>
    import('./few-pages.ts').then((module) => module.fewPages),
  ),
];

/** Starts the enhancements, and lets the next page take the place of this one together with them. */
function start(): void {
  let undo = enhance(document, [...shown, ...enhancements]);
  // These are for every page that comes here in place: a key pressed as it comes is not lost.
  keyHelp();
  pageKeys();
  similarHeading();

  navigateInPlace({
    before: () => undo(),
    after: () => {
      undo = all(
        enhance(document, shown),
        afterFrame(() => enhance(document, enhancements)),
      );
    },
    arrived: () => {
      const main = document.querySelector('main');
      // A browser may wait with the scroll to a hash until it lays the page out: not while the page rises. (RTE-08)
      main?.getBoundingClientRect();
      // The new page rises a little; style decides whether. (PAGE-23)
      main?.setAttribute('data-arrived', '');
    },
  });
}

// In a task of its own: read and started in one, they would hold up the first press on a slow phone.
setTimeout(start);

// Nothing reaches a page while it waits in memory: it looks at what is stored again. (LOOK-05, TAB-04, API-05)
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.dispatchEvent(new StorageEvent('storage'));
});

// These outlive a swap: they are started once a document.
swipeOnTouch();
lazily('#site-search[data-host], [data-theme-colour], [data-full-screen]', () =>
  import('./on-offer.ts').then((module) => module.onOffer),
)(document);
