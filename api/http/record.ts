import type { Context as HonoContext } from 'hono';
import type { Server } from '../server.ts';
import { ApiError } from './api-error.ts';
import { framesOf, isWanted, type LogLine } from './log.ts';

/** What is noted of a request while it is answered. */
export interface Exchange {
  id: string;
  path: string;
  method: string;
  start: number;
  headers: Record<string, string>;
  trace: { upstream?: string; upstreamStatus?: number };
}

function levelOf(exchange: Exchange, error: unknown): LogLine['level'] {
  if (error !== undefined && !(error instanceof ApiError)) return 'error';
  return exchange.path === '/healthz' || exchange.method === 'OPTIONS' ? 'debug' : 'info';
}

/** Writes the line of a request, if its level is wanted. */
export function record(
  server: Server,
  c: HonoContext,
  exchange: Exchange,
  status: number,
  error: unknown,
): void {
  const level = levelOf(exchange, error);
  if (!isWanted(level, server.config.logLevel)) return;
  const { upstream, upstreamStatus } = exchange.trace;
  server.log({
    time: new Date(server.now()).toISOString(),
    level,
    request_id: exchange.id,
    method: exchange.method,
    route: exchange.path,
    status,
    ms: server.now() - exchange.start,
    ...(upstream ? { upstream } : {}),
    ...(upstreamStatus ? { upstream_status: upstreamStatus } : {}),
    ...(error instanceof ApiError ? { error: error.code } : {}),
    ...(level === 'error' ? { error: 'internal', stack: framesOf(error) } : {}),
    ip: server.hashAddress(server.addressOf(c.req.raw, c.env)),
  });
}
