/** A budget: so many requests in so many milliseconds, refilled evenly. */
export interface Budget {
  max: number;
  ms: number;
}

/** Counts requests; answers 0, or the seconds to wait. */
export interface Limiter {
  take(name: string, key: string, budget: Budget): number | Promise<number>;
}

/**
 * Token buckets in memory. At most `cap` of them: the one untouched for longest goes first, so that a flood of
 * addresses cannot fill the memory.
 */
export function createBuckets(now: () => number, cap = 50_000): Limiter & { size(): number } {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    size: () => buckets.size,
    take(name, key, budget) {
      const id = `${name} ${key}`;
      const at = now();
      const found = buckets.get(id);
      const refilled = found ? found.left + ((at - found.at) * budget.max) / budget.ms : budget.max;
      const left = Math.min(budget.max, refilled);
      const taken = left >= 1;
      buckets.delete(id);
      buckets.set(id, { left: taken ? left - 1 : left, at });
      if (buckets.size > cap) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return taken ? 0 : Math.max(1, Math.ceil(((1 - left) * budget.ms) / budget.max / 1000));
    },
  };
}
