import about from '../../package.json' with { type: 'json' };
import { createApp } from '../app.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { createBuckets } from '../guard/buckets.ts';
import { ApiError } from '../http/api-error.ts';
import type { LogLine } from '../http/log.ts';
import { baseHeaders, problem } from '../http/respond.ts';
import { type RateLimitBinding, withBindings } from './worker-limiter.ts';

/** What Workers passes beside the request, as far as it is used. */
interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void;
  passThroughOnException(): void;
  props: unknown;
}

/** Variables, secrets and `ratelimits` bindings (named RATE_LIMIT_EXCHANGE, RATE_LIMIT_RENEW …). */
export type WorkerEnv = Record<string, string | RateLimitBinding | undefined>;

function log(line: LogLine): void {
  // biome-ignore lint/suspicious/noConsole: the log of a Worker
  console.log(JSON.stringify(line));
}

/** The address Cloudflare saw; nothing a client sends replaces it there. */
export function workerAddress(request: Request): string {
  return request.headers.get('cf-connecting-ip') ?? '';
}

function create(env: WorkerEnv) {
  return createApp({
    config: readConfig(env),
    version: about.version,
    log,
    addressOf: workerAddress,
    dropsWork: true,
    limiter: withBindings(env, createBuckets(Date.now)),
  });
}

let app: ReturnType<typeof create> | undefined;

export default {
  async fetch(request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> {
    try {
      // Workers forbid random numbers outside a request, so the app is made on the first one.
      app ??= create(env);
    } catch (error) {
      const message = error instanceof ConfigError ? error.message : 'unexpected';
      const request_id = crypto.randomUUID();
      log({ time: new Date().toISOString(), level: 'error', message, request_id, error: 'internal' });
      const internal = new ApiError('internal', { description: 'The server is not configured correctly.' });
      return problem(internal, request_id, baseHeaders(request_id, undefined));
    }
    return app.fetch(request, env, context);
  },
};
