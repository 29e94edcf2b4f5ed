import type { Bilingual } from '../src/model/language.ts';

/** Something the site may keep in the reader's browser. (PRIV-04) */
export interface StoredEntry {
  /** The key's name; one that ends with `*` stands for all keys that start so. */
  key: string;
  /** `local` stays until it is deleted, `session` until the tab is closed; `both` where the reader decides. */
  storage: 'local' | 'session' | 'both';
  /** What the value is for, as an inline Markdown-free sentence. */
  purpose: Bilingual;
  /** When the value goes. */
  lifetime: Bilingual;
}

const untilDeleted: Bilingual = {
  en: 'Until you delete it in the browser.',
  zh: '直到你在浏览器里删除它。',
};
const untilClosed: Bilingual = { en: 'Until the tab is closed.', zh: '直到关闭该标签页。' };
const asChosen: Bilingual = {
  en: 'Until the tab is closed, or, if you asked to remember the choice, until you delete it in the browser.',
  zh: '直到关闭该标签页；如果你选择了记住，则直到你在浏览器里删除它。',
};

/**
 * Everything the site may keep in a browser: nothing else may be written, and `/guide/privacy.html` is made from this
 * list. Keys of the former site keep their names, so that choices survive. There are no cookies. (PRIV-04)
 */
export const storedEntries: readonly StoredEntry[] = [
  {
    key: 'vuepress-theme-hope-scheme',
    storage: 'local',
    purpose: {
      en: 'Whether you chose the light or the dark appearance, or that of the system.',
      zh: '你选择的外观：浅色、深色或跟随系统。',
    },
    lifetime: untilDeleted,
  },
  {
    key: 'VUEPRESS_THEME_COLOR',
    storage: 'local',
    purpose: {
      en: 'The accent color you chose, where the site offers several.',
      zh: '你选择的主题颜色（仅当站点提供多种颜色时）。',
    },
    lifetime: untilDeleted,
  },
  {
    key: 'VUEPRESS_REDIRECT_STATUS',
    storage: 'both',
    purpose: {
      en: 'That you have answered the question about the language of the site, so that it is not asked again.',
      zh: '你已经回答过站点语言的询问，因此不再询问。',
    },
    lifetime: asChosen,
  },
  {
    key: 'notice:*',
    storage: 'both',
    purpose: {
      en: 'That you have closed a notice, so that it does not open again.',
      zh: '你已经关闭过某条公告，因此它不再弹出。',
    },
    lifetime: {
      en: 'Until the tab is closed; for notices that are shown once, until you delete it in the browser.',
      zh: '直到关闭该标签页；只显示一次的公告则直到你在浏览器里删除它。',
    },
  },
  {
    key: 'VUEPRESS_TAB_STORE',
    storage: 'local',
    purpose: {
      en: 'Which tab you chose in groups such as operating systems, so that every page opens with it.',
      zh: '你在操作系统之类的选项卡组里选了哪一项，其他页面会同样打开。',
    },
    lifetime: untilDeleted,
  },
  {
    key: 'VUEPRESS_CODE_TAB_STORE',
    storage: 'local',
    purpose: {
      en: 'Which tab you chose in groups of code, such as shells.',
      zh: '你在代码选项卡组（例如不同的命令行）里选了哪一项。',
    },
    lifetime: untilDeleted,
  },
  {
    key: 'search-history',
    storage: 'local',
    purpose: {
      en: 'The results you opened from the search and those you saved, shown when the search opens empty.',
      zh: '你从搜索中打开过的和收藏的结果，在搜索框为空时列出。',
    },
    lifetime: {
      en: 'Until you remove an entry in the search dialog, or delete it in the browser.',
      zh: '直到你在搜索框里移除该条，或在浏览器里删除它。',
    },
  },
  {
    key: 'sidebar',
    storage: 'session',
    purpose: {
      en: 'Whether the sidebar is folded away, how far it is scrolled, and which of its groups are open.',
      zh: '侧边栏是否收起、滚动到的位置，以及哪些分组是展开的。',
    },
    lifetime: untilClosed,
  },
  {
    key: 'keys-off',
    storage: 'local',
    purpose: {
      en: 'Which keyboard shortcuts you turned off.',
      zh: '你关闭了哪些键盘快捷键。',
    },
    lifetime: untilDeleted,
  },
  {
    key: 'api_name',
    storage: 'local',
    purpose: {
      en: 'Which server the token tools ask.',
      zh: '令牌工具使用哪一台服务器。',
    },
    lifetime: untilDeleted,
  },
  {
    key: 'tool:*',
    storage: 'session',
    purpose: {
      en: 'What a token tool needs to go on after you come back from a provider’s login page.',
      zh: '从服务商的登录页回来之后，令牌工具继续操作所需的内容。',
    },
    lifetime: untilClosed,
  },
];

/** Whether a key may be written to a storage. (PRIV-04) */
export function isRegistered(key: string, storage: 'local' | 'session'): boolean {
  return storedEntries.some(
    (entry) =>
      (entry.storage === storage || entry.storage === 'both') &&
      (entry.key.endsWith('*') ? key.startsWith(entry.key.slice(0, -1)) : key === entry.key),
  );
}
