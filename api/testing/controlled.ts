import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { createBuckets, type Limiter } from '../guard/buckets.ts';
import type { LogLine } from '../http/log.ts';
import type { AppOptions } from '../server.ts';

/** How a test wants the server. Everything survives JSON, because it may travel into another runtime. */
export interface Setup extends Pick<AppOptions, 'upstreams' | 'demo' | 'timeouts' | 'concurrency'> {
  environment: Record<string, string>;
}

/** An address for which the limiter itself breaks, with words that must stay inside. */
export const brokenAddress = '192.0.2.99';

function breakable(limiter: Limiter): Limiter {
  return {
    take(name, key, budget) {
      if (key === brokenAddress) throw new Error('canary words of an unexpected error');
      return limiter.take(name, key, budget);
    },
  };
}

type App = ReturnType<typeof createApp>;

/**
 * The app behind a few addresses for tests, the same in both runtimes: `/__setup` makes it anew, `/__clock` moves its
 * clock on, `/__log` reads its log since then, `/__log/all` that of all set-ups. The header `x-test-address` stands for the address of the client.
 */
export function createControlled(platform: Pick<AppOptions, 'dropsWork' | 'readBody' | 'originOf'> = {}) {
  let app: App | undefined;
  const lines: LogLine[] = [];
  let earlier = 0;
  let offset = 0;

  async function setUp(request: Request): Promise<Response> {
    // written by the harness
    const { environment, ...options } = (await request.json()) as Setup;
    offset = 0;
    earlier = lines.length;
    const now = () => Date.now() + offset;
    app = createApp({
      ...options,
      ...platform,
      config: readConfig(environment),
      version: '0.0.0-test',
      log: (line) => lines.push(line),
      addressOf: ({ headers }) => headers.get('x-test-address') ?? '127.0.0.1',
      now,
      limiter: breakable(createBuckets(now)),
    });
    return new Response('ready');
  }

  return async (request: Request, ...rest: [unknown?, unknown?]): Promise<Response> => {
    if (request.url.endsWith('/__setup')) return setUp(request);
    if (request.url.endsWith('/__clock')) offset += Number(await request.text());
    if (request.url.endsWith('/__log')) return Response.json(lines.slice(earlier));
    if (request.url.endsWith('/__log/all')) return Response.json(lines);
    if (!app || request.url.endsWith('/__clock')) return new Response('ready');
    const [env, context] = rest;
    // what the runtime passed on
    return app.fetch(request, env as object, context as Parameters<App['fetch']>[2]);
  };
}
