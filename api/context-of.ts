import type { Context as HonoContext } from 'hono';
import type { Context } from './context.ts';
import type { Budget } from './guard/buckets.ts';
import { limitKey } from './http/address.ts';
import { ApiError } from './http/api-error.ts';
import type { Server } from './server.ts';

/** Takes one request from a budget. Throws `rate_limited` with the seconds to wait. */
export async function spend(server: Server, name: string, key: string, budget: Budget): Promise<void> {
  const wait = await server.limiter.take(name, key, budget);
  if (wait > 0) throw new ApiError('rate_limited', { retryAfter: wait });
}

/** What a handler is given for one request: the server's parts by inheritance, and what is the request's own. */
export function contextOf(server: Server, c: HonoContext, trace: Context['trace']): Context {
  const own: Pick<Context, 'trace' | 'fetch' | 'sent' | 'address' | 'spend' | 'keepAlive'> = {
    trace,
    fetch: (input, init) => fetch(input, init),
    sent: [],
    address: () => limitKey(server.addressOf(c.req.raw, c.env)),
    spend: (name, key, budget) => spend(server, name, key, budget),
    keepAlive(work) {
      const quiet = work.catch(() => undefined);
      if (server.dropsWork) c.executionCtx.waitUntil(quiet);
    },
  };
  // Object.create is typed `any`; a server has everything else a context has
  return Object.assign(Object.create(server) as Server, own);
}
