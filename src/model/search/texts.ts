import type { Bilingual } from '../language.ts';
import type { SearchTexts } from './settings.ts';

/** Queries that are suggested where nothing was found. (SRCH-11) */
export const searchSuggestions: Bilingual<string[]> = {
  en: ['Docker', 'reverse proxy', 'WebDAV'],
  zh: ['Docker', '反向代理', 'WebDAV'],
};

/**
 * Texts of the search dialog. They travel with the search, which is loaded on first use, so that no page carries them;
 * they stand here since an island takes nothing from `site/`. (SRCH-10, SRCH-11)
 */
export const searchTexts: Bilingual<SearchTexts> = {
  en: {
    placeholder: 'Search pages, fields, settings and errors',
    recent: 'Recent searches',
    saved: 'Saved',
    names: 'Titles and names',
    inText: 'In the text',
    searching: 'Searching …',
    empty: 'Type a page, a driver, a key such as site_url, or an error message.',
    failed: 'Could not get results',
    failedHint: 'You may want to check your network connection.',
    noResults: 'No results for “{query}”',
    tryInstead: 'Try searching for',
    report: 'Should this find something? Tell us.',
    reportTitle: 'Search: no results for {query}',
    remove: 'Remove {name}',
    save: 'Save',
    unsave: 'Remove from saved',
    oneResult: '1 result',
    results: '{n} results',
    list: 'Search results',
    move: 'move',
    open: 'open',
    newTab: 'new tab',
    close: 'close',
  },
  zh: {
    placeholder: '搜索页面、字段、设置与报错',
    recent: '最近搜索',
    saved: '收藏',
    names: '标题与名称',
    inText: '正文',
    searching: '正在搜索……',
    empty: '输入页面、驱动、site_url 之类的配置项，或一段报错。',
    failed: '无法获取结果',
    failedHint: '你可能需要检查你的网络连接',
    noResults: '无法找到相关结果“{query}”',
    tryInstead: '你可以尝试查询',
    report: '应该有结果？告诉我们',
    reportTitle: '搜索：{query} 没有结果',
    remove: '移除 {name}',
    save: '收藏',
    unsave: '取消收藏',
    oneResult: '1 个结果',
    results: '{n} 个结果',
    list: '搜索结果',
    move: '选择',
    open: '打开',
    newTab: '新标签页',
    close: '关闭',
  },
};
