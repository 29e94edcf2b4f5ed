import type { Bilingual } from '../src/model/language.ts';

/** A keyboard shortcut that a reader may turn off. */
export interface KeySwitch {
  /** What the browser keeps where it is off (`keys-off` in site/storage.ts). */
  id: string;
  /** The keys that are pressed together, as they are labelled. */
  keys: readonly string[];
  label: Bilingual;
}

/** Every shortcut of the site, as the keyboard help lists them. (PAGE-22) */
export const keySwitches: readonly KeySwitch[] = [
  { id: 'search-slash', keys: ['/'], label: { en: 'Search', zh: '搜索' } },
  {
    id: 'search-letter',
    keys: ['Ctrl', 'K'],
    label: { en: 'Search (⌘K on a Mac)', zh: '搜索（Mac 为 ⌘K）' },
  },
  { id: 'previous-page', keys: ['Alt', '←'], label: { en: 'Previous page', zh: '上一页' } },
  { id: 'next-page', keys: ['Alt', '→'], label: { en: 'Next page', zh: '下一页' } },
  { id: 'help', keys: ['?'], label: { en: 'This list', zh: '打开此列表' } },
];
