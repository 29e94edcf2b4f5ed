import { ApiError } from '../http/api-error.ts';

/** Runs work only while there is room; otherwise refuses at once with `busy`. */
export type Slots = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** At most `total` pieces of work at a time, at most `each` under one name. */
export function createSlots(total: number, each: number): Slots {
  const used = new Map<string, number>();
  let all = 0;
  return async (name, work) => {
    const mine = used.get(name) ?? 0;
    if (all >= total || mine >= each) throw new ApiError('busy', { retryAfter: 1 });
    used.set(name, mine + 1);
    all += 1;
    try {
      return await work();
    } finally {
      used.set(name, (used.get(name) ?? 1) - 1);
      all -= 1;
    }
  };
}
