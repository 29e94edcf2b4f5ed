import type { Bilingual } from '../model/language.ts';

/** The words the Markdown engine itself puts on a page. */
export const strings = {
  footnotes: { en: 'Notes', zh: '注释' },
  footnoteBack: { en: 'Back to where note {reference} is mentioned', zh: '回到注释 {reference} 的引用处' },
  headingLink: { en: 'Link to this section: {heading}', zh: '本节链接：{heading}' },
  details: { en: 'Details', zh: '详细信息' },
  since: { en: 'since {version}', zh: '{version} 起' },
  showAllLines: { en: 'Show all {count} lines', zh: '显示全部 {count} 行' },
  emptyCatalog: { en: 'No pages here yet', zh: '暂无目录' },
} as const satisfies Record<string, Bilingual>;

/** Titles of boxes that were given none. (MD-02) */
export const calloutTitles = {
  note: { en: 'Note', zh: '注意' },
  info: { en: 'Info', zh: '相关信息' },
  tip: { en: 'Tip', zh: '提示' },
  important: { en: 'Important', zh: '重要' },
  warning: { en: 'Warning', zh: '警告' },
  caution: { en: 'Caution', zh: '小心' },
} as const satisfies Record<string, Bilingual>;
