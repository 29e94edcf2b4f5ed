import type { PageInfoItem } from '../src/model/front-matter.ts';
import type { HeadLink } from '../src/model/head-links.ts';
import type { Bilingual } from '../src/model/language.ts';

/** Title of each language; the half after the bar in `<title>`. (SITE-03, SITE-04) */
const title: Bilingual = { en: 'AList Docs', zh: 'AList 文档' };
/** Where the feed of each language is. (SEO-09) */
export const feedPath: Bilingual = { en: '/feed.xml', zh: '/zh/feed.xml' };

/** Who this site is: everything a fork would change first. */
export const site = {
  title,
  description: {
    en: 'Documentation for alist v3',
    zh: 'AList v3 的文档：安装、配置、挂载网盘与接口',
  },
  /** Link elements of every page, and those of one language, which replace the former where they are of one kind. (SITE-05) */
  head: [
    { rel: 'icon', href: '/logo.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
    { rel: 'alternate', href: feedPath.en, type: 'application/atom+xml', title: title.en },
  ] as HeadLink[],
  localeHead: {
    en: [],
    zh: [{ rel: 'alternate', href: feedPath.zh, type: 'application/atom+xml', title: title.zh }],
  } as Bilingual<HeadLink[]>,
  /** Picture for social networks, 1200 × 630, where a page has none of its own. (SEO-02) */
  picture: { en: '/og/en.png', zh: '/og/zh.png' },
  /** Absolute origin of the published site, without a slash at its end; set with SITE_URL at build. (SEO-06) */
  origin: process.env.SITE_URL?.replace(/\/$/, ''),
  /** The program these docs are about. (NAV-05) */
  repository: { url: 'https://github.com/AlistGo/alist' },
  /**
   * Where these docs are written: the target of edit links, and of reports. `repository: undefined` leaves both out;
   * `folder` is that of the pages in the repository. (PAGE-13, PAGE-14)
   */
  docs: {
    repository: 'https://github.com/AlistGo/docs' as string | undefined,
    branch: 'main',
    folder: 'content',
  },
  author: { name: 'AList', url: 'https://github.com/AlistGo' },
  /** Licence named after the copyright line; undefined leaves the words out. (FOOT-01) */
  license: undefined as string | undefined,
  /** Who serves the site, with a picture of ours. (FOOT-01) */
  hostedBy: { name: 'GitHub Pages', url: 'https://pages.github.com/', image: '/hosted-by.svg' },
  /** How the reader changes the colour mode. (LOOK-02 to LOOK-04) */
  appearance: 'switch' as 'switch' | 'toggle' | 'disable' | 'enable' | 'auto',
  /** Accent colours to choose from, as classes of src/styles/theme-colours.css; none by default. (LOOK-13) */
  themeColours: ((process.env.THEME_COLOURS || undefined)?.split(',') ?? []) as readonly string[],
  /** Whether a button shows the page on the whole screen; FULL_SCREEN=true at build. (LOOK-13) */
  fullScreen: process.env.FULL_SCREEN === 'true',
  /** Whether the footer carries the mark that a check for ad blockers would look for: there are no ads. (FOOT-02) */
  adBlockHook: false,
  /** Parts of the row below the title, in order; undefined: all but the word count, in the default order. (PAGE-04) */
  pageInfo: { en: undefined, zh: undefined } as Bilingual<readonly PageInfoItem[] | false | undefined>,
  /** Icons in the breadcrumb, unless a page says `breadcrumbIcon: false`. (PAGE-11) */
  breadcrumbIcons: true,
  /**
   * Whether the sidebar shows the icons of pages, not of groups alone; SIDEBAR_PAGE_ICONS=true at build. Off, because
   * the hundred of the guide would weigh on each of its pages. (SIDE-13)
   */
  sidebarPageIcons: process.env.SIDEBAR_PAGE_ICONS === 'true',
  /** Whether all but the text fades while a mouse rests on it; FOCUS_MODE=true at build. (PAGE-25) */
  focusMode: process.env.FOCUS_MODE === 'true',
  /** Milliseconds for which the mouse rests until then. (PAGE-25, PAGE-26) */
  focusDelay: 1500,
  /** A counter of page views: a GET of this address with `path=` in its query answers a number. Without it there is none. (PAGE-08) */
  pageViews: process.env.PAGE_VIEWS_URL || undefined,
  /** Folders that have a sidebar of their own, in each language. (SIDE-01) */
  sidebars: ['/guide/', '/config/', '/faq/', '/zh/guide/', '/zh/config/', '/zh/faq/'],
};
