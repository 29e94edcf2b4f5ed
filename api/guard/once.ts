import { ApiError } from '../http/api-error.ts';

/** How one piece of work is remembered. Times in milliseconds. */
export interface Memory<T> {
  /** How long a success is given again; 0: not at all. */
  keepSuccess: number;
  /** How long a failure for which `isFinal` holds is given again. */
  keepFailure: number;
  isFinal(error: unknown): boolean;
  /** What a success becomes for those who come later. */
  later?(value: T): T;
}

/** Runs the work of a key at most once at a time, and remembers how it ended. */
export interface Once {
  run<T>(key: string, memory: Memory<T>, work: () => Promise<T>): Promise<T>;
  /** Gives the outcome of a key no more. */
  forget(key: string): void;
}

interface Entry {
  until: number;
  /** Work under way, or how it ended. */
  outcome: () => Promise<unknown>;
  done: boolean;
}

/**
 * Merges equal requests and replays their outcome, for tokens that may be used only once.
 * `patience` bounds how long one waits for the work of another; at most `cap` outcomes are kept.
 */
export function createOnce(now: () => number, patience: number, cap = 1000): Once {
  const entries = new Map<string, Entry>();

  function makeRoom() {
    for (const [key, entry] of entries) {
      if (entries.size <= cap && entry.until > now()) break;
      if (entry.done || entry.until <= now()) entries.delete(key);
    }
  }

  return {
    forget(key) {
      if (entries.get(key)?.done) entries.delete(key);
    },
    async run(key, memory, work) {
      const found = entries.get(key);
      // an entry of this key holds what the work of this key returns
      if (found && found.until > now())
        return (await (found.done ? found.outcome() : waitFor(found.outcome(), patience))) as never;
      const outcome = work();
      const entry: Entry = { until: now() + patience, outcome: () => outcome, done: false };
      entries.delete(key);
      entries.set(key, entry);
      const settle = (keep: number) => {
        entry.done = true;
        entry.until = now() + keep;
        if (keep <= 0 && entries.get(key) === entry) entries.delete(key);
        makeRoom();
      };
      try {
        const value = await outcome;
        if (memory.later) entry.outcome = async () => memory.later?.(value);
        settle(memory.keepSuccess);
        return value;
      } catch (error) {
        settle(memory.isFinal(error) ? memory.keepFailure : 0);
        throw error;
      }
    },
  };
}

/** Waits with a clock of its own: a Worker may drop the request that does the work. */
async function waitFor(outcome: Promise<unknown>, patience: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('upstream_timeout')), patience);
  });
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}
