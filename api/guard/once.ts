import { ApiError } from '../http/api-error.ts';

/** How one piece of work is remembered. Times in milliseconds. */
export interface Memory<T> {
  /** How long a success is given again; 0: not at all. */
  keepSuccess: number;
  /** How long a failure for which `isFinal` holds is given again. */
  keepFailure: number;
  isFinal(error: unknown): boolean;
  /** What those get who come after a success; the success itself is then not kept. */
  later?(): T;
}

/** Runs the work of a key at most once at a time, and remembers how it ended. */
export interface Once {
  run<T>(key: string, memory: Memory<T>, work: () => Promise<T>): Promise<T>;
  /** Gives the outcome of a key no more. */
  forget(key: string): void;
  /** How many outcomes are kept, those of work under way included. */
  size(): number;
}

/** What bounds the memory. */
export interface OnceOptions {
  /** Milliseconds one waits for the work of another. */
  patience: number;
  /** Outcomes to keep at most. */
  cap?: number;
  /** Calls `sweep` after `ms`; without it, outcomes whose time is over leave with a later request. */
  wake?: (sweep: () => void, ms: number) => void;
}

interface Entry {
  until: number;
  done: boolean;
  /** Work under way or how it ended; absent where `later` answers. */
  outcome?: Promise<unknown>;
  later?: () => unknown;
}

/** Milliseconds from one look for outcomes whose time is over to the next. */
const beat = 5_000;

/** Merges equal requests and replays their outcome, for tokens that may be used only once. */
export function createOnce(now: () => number, { patience, cap = 1000, wake }: OnceOptions): Once {
  const entries = new Map<string, Entry>();
  let swept = now();
  let awaited = false;

  /** Goes through everything, and so not with every request. */
  function sweep(time: number) {
    swept = time;
    for (const [key, entry] of entries) {
      if (entry.until <= time) entries.delete(key);
    }
  }

  function keepSwept() {
    if (awaited || !wake || entries.size === 0) return;
    awaited = true;
    wake(() => {
      awaited = false;
      sweep(now());
      keepSwept();
    }, beat);
  }

  /** What is known of a key, and its time is not over. */
  function find(key: string): Entry | undefined {
    const time = now();
    if (time - swept >= beat) sweep(time);
    const entry = entries.get(key);
    if (entry && entry.until > time) return entry;
    // what comes in its place is the newest
    entries.delete(key);
    return undefined;
  }

  /** Makes room, the oldest going first; work under way stays. */
  function keepWithinCap() {
    for (const [key, { done }] of entries) {
      if (entries.size <= cap) return;
      if (done) entries.delete(key);
    }
  }

  return {
    size: () => entries.size,
    forget(key) {
      if (entries.get(key)?.done) entries.delete(key);
    },
    async run(key, memory, work) {
      const found = find(key);
      // an entry of this key holds what the work of this key returns
      if (found?.later) return found.later() as never;
      if (found?.outcome)
        return (await (found.done ? found.outcome : waitFor(found.outcome, patience))) as never;
      const outcome = work();
      const entry: Entry = { until: now() + patience, done: false, outcome };
      entries.set(key, entry);
      keepSwept();
      const settle = (keep: number) => {
        entry.done = true;
        entry.until = now() + keep;
        if (keep === 0 && entries.get(key) === entry) entries.delete(key);
        keepWithinCap();
      };
      try {
        const value = await outcome;
        if (memory.later) {
          entry.later = memory.later;
          delete entry.outcome;
        }
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
