import type { Limiter } from '../guard/buckets.ts';

/** Cloudflare's rate limiting binding. Its budget stands in the Worker's configuration. */
export interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

function isBinding(value: unknown): value is RateLimitBinding {
  return typeof value === 'object' && value !== null && 'limit' in value;
}

/**
 * Counts by the binding RATE_LIMIT_<CLASS> where there is one, else in the memory of the isolate.
 * Bindings count per location and only roughly, with periods of 10 or 60 s: longer budgets stay in memory, and so does
 * Aliyun's, which the server tells its clients and a binding may differ from.
 */
export function withBindings(env: Readonly<Record<string, unknown>>, memory: Limiter): Limiter {
  return {
    async take(name, key, budget) {
      const binding = env[`RATE_LIMIT_${name.toUpperCase()}`];
      if (name === 'ali' || !isBinding(binding) || budget.ms > 60_000) return memory.take(name, key, budget);
      const { success } = await binding.limit({ key });
      return success ? 0 : 60;
    },
  };
}
