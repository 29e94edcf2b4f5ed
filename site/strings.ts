import type { Bilingual, Language } from '../src/model/language.ts';

/**
 * Every text of the interface: key first, both languages side by side, so that a missing one is a type error.
 * (SITE-06, SITE-23)
 */
export const strings = {
  // navbar
  languageName: { en: 'English', zh: '简体中文' },
  selectLanguage: { en: 'Select language', zh: '选择语言' },
  home: { en: 'Home', zh: '首页' },
  mainNavigation: { en: 'Main', zh: '主导航' },
  openNavigation: { en: 'Menu', zh: '菜单' },
  openSidebar: { en: 'Pages of this section', zh: '本栏目页面' },
  repository: { en: 'repository', zh: '代码仓库' },
  search: { en: 'Search', zh: '搜索' },
  foldSidebar: { en: 'Sidebar', zh: '侧边栏' },
  apiServer: { en: 'Token server', zh: '令牌服务器' },
  keyHelp: { en: 'Keyboard shortcuts', zh: '键盘快捷键' },
  keyHelpHint: {
    en: 'Turn off what gets in your way; your browser remembers it.',
    zh: '不需要的快捷键可以关闭，浏览器会记住你的选择。',
  },
  close: { en: 'Close', zh: '关闭' },

  // page
  author: { en: 'Author', zh: '作者' },
  date: { en: 'Written on', zh: '写作日期' },
  original: { en: 'Original', zh: '原创' },
  views: { en: 'Page views', zh: '访问量' },
  category: { en: 'Category', zh: '分类' },
  tag: { en: 'Tag', zh: '标签' },
  readingTime: { en: 'Reading time', zh: '阅读时间' },
  lessThanOneMinute: { en: 'Less than 1 minute', zh: '不到 1 分钟' },
  words: { en: 'Word count', zh: '字数' },
  breadcrumb: { en: 'Breadcrumb', zh: '路径导航' },
  onThisPage: { en: 'On this page', zh: '本页内容' },
  previous: { en: 'Previous', zh: '上一页' },
  next: { en: 'Next', zh: '下一页' },
  neighbours: { en: 'Previous and next page', zh: '上一页与下一页' },
  lastUpdated: { en: 'Last updated', zh: '最近更新' },
  contributors: { en: 'Contributors', zh: '贡献者' },
  edit: { en: 'Edit this page', zh: '编辑此页' },
  reportProblem: { en: 'Report a problem with this page', zh: '报告本页的问题' },
  sponsorship: { en: 'Sponsorship', zh: 'Sponsorship' },
  print: { en: 'Print this page', zh: '打印此页' },
  sidebar: { en: 'Section', zh: '栏目' },
  notTranslated: {
    en: 'This page is not translated yet. What follows is the Chinese original.',
    zh: '本页尚未翻译成中文，以下是英文原文。',
  },

  // outlook
  themeColour: { en: 'Theme color', zh: '主题颜色' },
  themeMode: { en: 'Color mode', zh: '外观' },
  appearance: { en: 'Appearance', zh: '外观设置' },
  defaultColour: { en: 'Default', zh: '默认' },
  fullScreen: { en: 'Full screen', zh: '全屏' },
  light: { en: 'light', zh: '浅色' },
  dark: { en: 'dark', zh: '深色' },
  auto: { en: 'like the system', zh: '跟随系统' },

  // route
  skipToContent: { en: 'Skip to content', zh: '跳到正文' },
  notFound: { en: 'There is no such page', zh: '没有这个页面' },
  pageMoved: { en: 'This page has moved', zh: '此页已移到新的地址' },
  goBack: { en: 'Go back', zh: '返回上一页' },
  takeMeHome: { en: 'Take me home', zh: '回到首页' },
  searchInstead: { en: 'Search these docs', zh: '在文档里搜索' },
  closestPages: { en: 'Were you looking for one of these?', zh: '你要找的是不是：' },

  // home and portfolio
  scrollDown: { en: 'Read on below', zh: '往下看' },
  welcome: { en: 'Hello, this is', zh: '你好，这里是' },

  // parts
  backToTop: { en: 'Back to top', zh: '回到顶部' },
  pageLoadFailed: { en: 'The page could not be loaded.', zh: '页面加载失败。' },
  pageFailed: { en: 'This page cannot be shown', zh: '无法显示此页' },
  pageFailedHint: {
    en: 'The page is there, but something in it is wrong. Loading it again may help after it has been mended.',
    zh: '页面存在，但内容有误。修复之后重新加载即可。',
  },
  reload: { en: 'Reload', zh: '重新加载' },
  readOriginal: { en: 'Open the Chinese original', zh: '打开英文原文' },
  tryAgain: { en: 'Try again', zh: '重试' },
  footer: { en: 'Site', zh: '站点' },
  hostedBy: { en: 'Hosted by', zh: '托管于' },
} as const satisfies Record<string, Bilingual>;

/** Texts that hold a number or a name. */
export const phrases = {
  releaseOf: {
    en: (version: string, changes: string) => `AList ${version} has been released. Changes: ${changes}`,
    zh: (version: string, changes: string) => `AList ${version} 已发布。改动（原文）：${changes}`,
  },
  unknownLayout: {
    en: (path: string, name: string) =>
      `${path} names the layout "${name}", which does not exist, so the page is not shown.`,
    zh: (path: string, name: string) => `${path} 使用的布局“${name}”不存在，因此不显示此页。`,
  },
  aboutMinutes: { en: (n: number) => `About ${n} min`, zh: (n: number) => `大约 ${n} 分钟` },
  aboutWords: { en: (n: number) => `About ${n} words`, zh: (n: number) => `大约 ${n} 字` },
  checkedWith: {
    en: (version: string) => `Checked with AList ${version}`,
    zh: (version: string) => `已对照 AList ${version} 核对`,
  },
  colourMode: {
    en: (now: string, next: string) => `${strings.themeMode.en}: ${now}. Switch to ${next}`,
    zh: (now: string, next: string) => `${strings.themeMode.zh}：${now}。切换为${next}`,
  },
  pagesOf: {
    en: (group: string) => `Pages of ${group}`,
    zh: (group: string) => `${group}下的页面`,
  },
  editOn: {
    en: (forge: string) => `${strings.edit.en} on ${forge}`,
    zh: (forge: string) => `在 ${forge} 上${strings.edit.zh}`,
  },
} satisfies Record<string, Bilingual<(...values: never[]) => string>>;

/** The hints of the page for unknown paths; the first stands in the file. (NF-04, NF-05) */
export const notFoundHints: Bilingual<readonly string[]> = {
  en: [
    'This folder is emptier than a freshly formatted drive.',
    'We checked every mount point; this page is on none of them.',
    'Whoever shared this link may have shared it a little too long ago.',
    'Even the recycle bin has never heard of this page.',
    'The path looked promising, but it leads nowhere.',
    'Nothing to list here, and listing things is our whole job.',
  ],
  zh: [
    '这个目录比刚格式化的硬盘还干净。',
    '我们翻遍了所有挂载点，都没找到这一页。',
    '分享这个链接的人，可能分享得有点久了。',
    '连回收站都说没见过这个页面。',
    '路径看着挺像样，可惜走到头是一堵墙。',
    '列文件是我们的本行，可这里真没什么可列。',
  ],
};

/** The interface in one language. */
export type Strings = Record<keyof typeof strings, string>;

/**
 * The texts of one language, by key.
 * @throws where a text is missing, so that no page is built with the other language's or without any (SITE-06)
 */
export function stringsOf(language: Language): Strings {
  const texts = Object.entries(strings).map(([key, value]) => {
    if (!value[language]) {
      throw new Error(
        `site/strings.ts: "${key}" has no text for "${language}", so pages of that language would show nothing there. Add it beside the other language's.`,
      );
    }
    return [key, value[language]];
  });
  // Object.fromEntries widens the keys; they are those of `strings`.
  return Object.fromEntries(texts) as Strings;
}
