import type { Language } from './language.ts';

/** What the order of siblings is decided by. */
export interface Sortable {
  isIndex: boolean;
  order: number | undefined;
  text: string;
  /** File or folder name. */
  name: string;
  isFolder: boolean;
}

/** One fixed collation per language, so that every machine builds the same order. (SIDE-12) */
const collators: Record<Language, Intl.Collator> = {
  en: new Intl.Collator('en-US', { numeric: true }),
  zh: new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true }),
};

/** Positive orders ascending, then entries without one, then negative ones ascending; 0 is not positive. (SIDE-03) */
export function compareOrder(a: number | undefined, b: number | undefined): number {
  const rank = (order: number | undefined) => (order === undefined ? 1 : order > 0 ? 0 : 2);
  return rank(a) - rank(b) || (a ?? 0) - (b ?? 0);
}

/** Compares two siblings: index page, order, title in the page's language, name, file before folder. (SIDE-02) */
export function siblingOrder(language: Language): (a: Sortable, b: Sortable) => number {
  const collator = collators[language];
  return (a, b) =>
    Number(b.isIndex) - Number(a.isIndex) ||
    compareOrder(a.order, b.order) ||
    collator.compare(a.text, b.text) ||
    collator.compare(a.name, b.name) ||
    Number(a.isFolder) - Number(b.isFolder);
}
