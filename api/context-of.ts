import type { Context as HonoContext } from 'hono';
import type { Context } from './context.ts';
import type { Budget } from './guard/buckets.ts';
import { ApiError } from './http/api-error.ts';
import type { Server } from './server.ts';

/** Takes one request from a budget. Throws `rate_limited` with the seconds to wait. */
export async function spend(server: Server, name: string, key: string, budget: Budget): Promise<void> {
  const wait = await server.limiter.take(name, key, budget);
  if (wait > 0) throw new ApiError('rate_limited', { retryAfter: wait });
}

function waitUntil(server: Server, c: HonoContext, work: Promise<unknown>): void {
  const quiet = work.catch(() => undefined);
  if (server.dropsWork) c.executionCtx.waitUntil(quiet);
}

/** What a handler is given for one request. */
export function contextOf(server: Server, c: HonoContext, trace: Context['trace']): Context {
  const { config, version, demo, upstreams, slots, timeouts, hash, once, successors, limiter, now } = server;
  return {
    config,
    version,
    demo,
    upstreams,
    slots,
    timeouts,
    hash,
    once,
    successors,
    limiter,
    now,
    trace,
    fetch: (input, init) => fetch(input, init),
    sent: [],
    spend: (name, key, budget) => spend(server, name, key, budget),
    keepAlive: (work) => waitUntil(server, c, work),
  };
}
