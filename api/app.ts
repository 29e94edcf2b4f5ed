import { Hono } from 'hono';
import { type RouteName, routes } from '../contract/routes.ts';
import { ApiError } from './http/api-error.ts';
import { failure } from './http/failure.ts';
import { record } from './http/record.ts';
import { baseHeaders } from './http/respond.ts';
import { type Methods, serve } from './serve.ts';
import { type AppOptions, createServer } from './server.ts';

/** The routes of the contract, grouped by path. */
function byPath(): Map<string, Methods> {
  const paths = new Map<string, Methods>();
  // Object.keys loses the key type.
  for (const name of Object.keys(routes) as RouteName[]) {
    const { path, method } = routes[name];
    paths.set(path, { ...paths.get(path), [method.toUpperCase()]: name });
  }
  return paths;
}

/** The token server as a Hono app, for any runtime that speaks `fetch`. */
export function createApp(options: AppOptions): Hono {
  const server = createServer(options);
  const app = new Hono();
  for (const [path, methods] of byPath()) {
    app.all(path, serve(server, path, methods));
  }
  app.notFound((c) => {
    const id = crypto.randomUUID();
    const error = new ApiError('not_found');
    const exchange = { id, path: '-', method: c.req.method, start: server.now(), headers: {}, trace: {} };
    record(server, c, exchange, 404, error);
    return failure(error, undefined, id, baseHeaders(id, undefined));
  });
  return app;
}
