import { readStored } from './storage.ts';

/** Where the ids of the shortcuts that are off are kept, as a JSON array; `site/keys.ts` has them all. (PAGE-22, PRIV-04) */
export const keysOffKey = 'keys-off';

/** The ids of the shortcuts that the reader has turned off. (PAGE-22) */
export function keysThatAreOff(): string[] {
  try {
    const ids: unknown = JSON.parse(readStored(keysOffKey) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the reader has turned a shortcut off. (PAGE-22) */
export function isOff(id: string): boolean {
  return keysThatAreOff().includes(id);
}
