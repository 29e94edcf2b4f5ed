import { readStored } from '../../enhance/storage.ts';

/** When an island is needed: where nothing is stored under a key yet. */
export interface Need {
  unseen: string;
}

/** True where the island should wake. Storage that throws counts as empty, so that nothing is lost. (PRIV-05) */
export function isNeeded({ unseen }: Need): boolean {
  return readStored(unseen) === null && readStored(unseen, true) === null;
}
