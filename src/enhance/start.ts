import { apiServer } from './api-server.ts';
import { startAppearanceExtras } from './appearance.ts';
import { backToTop } from './back-to-top.ts';
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
import { enhance, lazily } from './registry.ts';
import { reveal } from './reveal.ts';
import { scrollers } from './scrollers.ts';
import { missingSidebar, sidebar } from './sidebar.ts';
import { similarHeading } from './similar-heading.ts';
import { tabs } from './tabs.ts';

/** Every enhancement of a page. Add a new one here. */
const enhancements = [
  firstView,
  menus,
  popovers,
  header,
  languageLinks,
  colourMode,
  sidebar,
  missingSidebar,
  apiServer,
  // Only for a screen that can be touched.
  ...(navigator.maxTouchPoints > 0
    ? [lazily('#sidebar', () => import('./swipe.ts').then((module) => module.swipe))]
    : []),
  backToTop,
  keyHelp,
  contents,
  lazily('[data-driver-index]', () => import('./driver-filter.ts').then((module) => module.driverFilter)),
  tabs,
  reveal,
  scrollers,
  copyCode,
  lazily('.Code-expand', () => import('./collapsed-code.ts').then((module) => module.collapsedCode)),
  pageKeys,
  lazily('[data-focus-delay]', () => import('./focus-mode.ts').then((module) => module.focusMode)),
  lazily('[data-views]', () => import('./page-views.ts').then((module) => module.pageViews)),
  lazily('[data-typing]', () => import('./typing.ts').then((module) => module.typing)),
];

let undo = enhance(document, enhancements);
similarHeading();

navigateInPlace({
  before: () => undo(),
  after: () => {
    undo = enhance(document, enhancements);
  },
  arrived: () => {
    const main = document.querySelector('main');
    // A browser may wait with the scroll to a hash until it lays the page out: not while the page rises. (RTE-08)
    main?.getBoundingClientRect();
    // The new page rises a little; style decides whether. (PAGE-23)
    main?.setAttribute('data-arrived', '');
  },
});

const searchHost = document.querySelector<HTMLElement>('#site-search')?.dataset.host;
if (searchHost) void import('./search-preconnect.ts').then((module) => module.preconnectSearch(searchHost));
startAppearanceExtras();
