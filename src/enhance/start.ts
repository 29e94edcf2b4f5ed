import { apiServer } from './api-server.ts';
import { startAppearanceExtras } from './appearance.ts';
import { backToTop } from './back-to-top.ts';
import { colourMode } from './colour-mode.ts';
import { contents } from './contents.ts';
import { copyCode } from './copy-code.ts';
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
import { preconnectSearch } from './search-preconnect.ts';
import { missingSidebar, sidebar } from './sidebar.ts';
import { similarHeading } from './similar-heading.ts';
import { tabs } from './tabs.ts';

/** Every enhancement of a page. Add a new one here. */
const enhancements = [
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
    ? [lazily('#sidebar', async () => (await import('./swipe.ts')).swipe)]
    : []),
  backToTop,
  keyHelp,
  contents,
  lazily('[data-driver-index]', async () => (await import('./driver-filter.ts')).driverFilter),
  tabs,
  reveal,
  similarHeading,
  scrollers,
  copyCode,
  lazily('.Code-expand', async () => (await import('./collapsed-code.ts')).collapsedCode),
  pageKeys,
  lazily('[data-focus-delay]', async () => (await import('./focus-mode.ts')).focusMode),
  lazily('[data-views]', async () => (await import('./page-views.ts')).pageViews),
  lazily('[data-typing]', async () => (await import('./typing.ts')).typing),
];

let undo = enhance(document, enhancements);

navigateInPlace({
  before: () => undo(),
  after: () => {
    undo = enhance(document, enhancements);
    // The new page rises a little; style decides whether. (PAGE-23)
    document.querySelector('main')?.setAttribute('data-arrived', '');
  },
});

preconnectSearch();
startAppearanceExtras();
