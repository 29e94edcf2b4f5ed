import type { Bilingual } from '../model/language.ts';
import { readStored } from './storage.ts';

/** A keyboard shortcut that a reader may turn off. */
export interface KeySwitch {
  /** What `keys-off` lists. */
  id: string;
  /** As `KeyboardEvent` names them, joined by `+`. */
  keys: string;
  label: Bilingual;
}

/** The shortcuts of a page, for the keyboard help. (PAGE-22) */
export const pageKeys: readonly KeySwitch[] = [
  { id: 'previous-page', keys: 'Alt+ArrowLeft', label: { en: 'Previous page', zh: '上一页' } },
  { id: 'next-page', keys: 'Alt+ArrowRight', label: { en: 'Next page', zh: '下一页' } },
];

/** Where the ids of the shortcuts that are off are kept, as a JSON array. (PAGE-22, PRIV-04) */
export const keysOffKey = 'keys-off';

/** Whether the reader has turned a shortcut off. (PAGE-22) */
export function isOff(id: string): boolean {
  try {
    const ids: unknown = JSON.parse(readStored(keysOffKey) ?? '[]');
    return Array.isArray(ids) && ids.includes(id);
  } catch {
    return false;
  }
}
