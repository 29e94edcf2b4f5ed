import type { Context as HonoContext } from 'hono';
import { sizes } from '../contract/patterns.ts';
import type { Route } from '../contract/route.ts';
import { type RouteName, routes } from '../contract/routes.ts';
import { contextOf, spend } from './context-of.ts';
import { handlers, isPlain, plainHandlers } from './handlers.ts';
import { limitKey } from './http/address.ts';
import { ApiError } from './http/api-error.ts';
import { failure } from './http/failure.ts';
import { checkLength, readInput } from './http/input.ts';
import { checkOrigin, preflight } from './http/origin.ts';
import { type Exchange, record } from './http/record.ts';
import { baseHeaders, json } from './http/respond.ts';
import type { Server } from './server.ts';

/** The routes of one path, by method. */
export type Methods = Partial<Record<string, RouteName>>;

/** The route for a method; HEAD counts as GET where asking costs nothing. */
function pick(methods: Methods, method: string): RouteName | undefined {
  const head = method === 'HEAD' ? methods.GET : undefined;
  return head ? (routes[head].limit === null ? head : undefined) : methods[method];
}

function write(name: RouteName, output: unknown, headers: Record<string, string>): Response {
  const { answer } = routes[name];
  if (typeof answer === 'string') {
    headers['Content-Type'] = answer;
    // handlers of routes with a media type return what is sent
    return new Response(output as string, { status: 200, headers });
  }
  if (name === 'providers') headers['Cache-Control'] = 'public, max-age=300';
  return json(output, 200, headers);
}

/**
 * Limit, content type, size, fields, configuration, in this order; then the work itself. What has no limit and no
 * fields is answered at once: a promise would cost a health check a third of its speed.
 */
function run(
  server: Server,
  c: HonoContext,
  name: RouteName,
  exchange: Exchange,
): Response | Promise<Response> {
  const { raw: request } = c.req;
  const route: Route = routes[name];
  if (!route.limit) checkLength(request);
  if (isPlain(name)) return write(name, plainHandlers[name](server), exchange.headers);
  const work = (input: unknown) => {
    // the input was checked against the schema of this very route
    const output: unknown = handlers[name](contextOf(server, c, exchange.trace), input as never, request);
    return output instanceof Promise
      ? output.then((value) => write(name, value, exchange.headers))
      : write(name, output, exchange.headers);
  };
  if (!route.limit && !route.query && !route.body) return work(undefined);
  return prepare(server, c, route).then(work);
}

async function prepare(server: Server, c: HonoContext, route: Route): Promise<unknown> {
  if (route.limit) {
    const key = limitKey(server.addressOf(c.req.raw, c.env));
    await spend(server, route.limit, key, server.budgets[route.limit]);
  }
  return readInput(route, c.req.raw, () => server.readBody(c.req.raw, c.env, sizes.body));
}

/** Notes how a request ended. */
function done(server: Server, c: HonoContext, exchange: Exchange, response: Response, error?: unknown) {
  record(server, c, exchange, response.status, error);
  return response;
}

/** The envelope of what was thrown. */
function failed(
  server: Server,
  c: HonoContext,
  exchange: Exchange,
  name: RouteName | undefined,
  thrown: unknown,
) {
  const known = thrown instanceof ApiError ? thrown : new ApiError('internal');
  if (known.code === 'origin_not_allowed') exchange.headers = baseHeaders(exchange.id, undefined);
  return done(server, c, exchange, failure(known, name, exchange.id, exchange.headers), thrown);
}

/**
 * Answers requests to a known path: method (405), origin (403), then `run`.
 * Every failure becomes the envelope here; every request becomes one line of the log.
 */
export function serve(
  server: Server,
  path: string,
  methods: Methods,
): (c: HonoContext) => Response | Promise<Response> {
  const allow = [...Object.keys(methods), 'OPTIONS'].join(', ');
  return (c) => {
    const { raw: request } = c.req;
    const { method } = request;
    const id = crypto.randomUUID();
    const exchange: Exchange = { id, path, method, start: server.now(), headers: {}, trace: {} };
    const name = pick(methods, method);
    try {
      if (!name && method !== 'OPTIONS') {
        exchange.headers = { ...baseHeaders(id, undefined), Allow: allow };
        throw new ApiError('method_not_allowed');
      }
      const origin = checkOrigin(server.originOf(request, c.env), server.config.allowedOrigins);
      exchange.headers = baseHeaders(id, origin);
      if (!name) return done(server, c, exchange, preflight(exchange.headers, allow));
      const answer = run(server, c, name, exchange);
      if (!(answer instanceof Promise)) return done(server, c, exchange, answer);
      return answer.then(
        (response) => done(server, c, exchange, response),
        (thrown) => failed(server, c, exchange, name, thrown),
      );
    } catch (thrown) {
      return failed(server, c, exchange, name, thrown);
    }
  };
}
