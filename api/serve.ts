import type { Context as HonoContext } from 'hono';
import { sizes } from '../contract/patterns.ts';
import { type RouteName, routes } from '../contract/routes.ts';
import { contextOf, spend } from './context-of.ts';
import { handlers } from './handlers.ts';
import { limitKey } from './http/address.ts';
import { ApiError } from './http/api-error.ts';
import { failure } from './http/failure.ts';
import { readInput } from './http/input.ts';
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

/** Limit, content type, size, fields, configuration, in this order; then the work itself. */
async function run(server: Server, c: HonoContext, name: RouteName, exchange: Exchange): Promise<Response> {
  const route = routes[name];
  const request = c.req.raw;
  if (route.limit) {
    await spend(server, route.limit, limitKey(server.addressOf(request, c.env)), server.budgets[route.limit]);
  }
  const read = () => server.readBody(request, c.env, sizes.body);
  const input = await readInput(route, request, read);
  // the input was checked against the schema of this very route
  const output = await handlers[name](contextOf(server, c, exchange.trace), input as never, request);
  if (typeof route.answer === 'string') {
    exchange.headers['Content-Type'] = route.answer;
    // handlers of routes with a media type return what is sent
    return new Response(output as string, { status: 200, headers: exchange.headers });
  }
  if (name === 'providers') exchange.headers['Cache-Control'] = 'public, max-age=300';
  return json(output, 200, exchange.headers);
}

/**
 * Answers one request to a known path: method (405), origin (403), then `run`.
 * Every failure becomes the envelope here; every request becomes one line of the log.
 */
export async function serve(
  server: Server,
  c: HonoContext,
  path: string,
  methods: Methods,
): Promise<Response> {
  const request = c.req.raw;
  const id = crypto.randomUUID();
  const exchange: Exchange = {
    id,
    path,
    method: request.method,
    start: server.now(),
    headers: {},
    trace: {},
  };
  const allow = [...Object.keys(methods), 'OPTIONS'].join(', ');
  const name = pick(methods, request.method);
  let error: unknown;
  let response: Response;
  try {
    if (!name && request.method !== 'OPTIONS') throw new ApiError('method_not_allowed');
    exchange.headers = baseHeaders(id, undefined);
    exchange.headers = baseHeaders(id, checkOrigin(request, server.config.allowedOrigins));
    response = name ? await run(server, c, name, exchange) : preflight(exchange.headers, allow);
  } catch (thrown) {
    error = thrown;
    const known = thrown instanceof ApiError ? thrown : new ApiError('internal');
    if (known.code === 'method_not_allowed')
      exchange.headers = { ...baseHeaders(id, undefined), Allow: allow };
    response = failure(known, name, id, exchange.headers);
  }
  record(server, exchange, response.status, error, () => server.hash('ip', server.addressOf(request, c.env)));
  return response;
}
