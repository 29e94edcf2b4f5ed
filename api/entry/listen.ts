import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { errors } from '../../contract/errors.ts';
import { forwardedAddress } from '../http/address.ts';
import { ApiError } from '../http/api-error.ts';
import { concatenate, type ReadBytes } from '../http/read-bytes.ts';
import { baseHeaders, envelope, problem } from '../http/respond.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** Is told of every request that is refused before the app sees it. */
export type NoteRefused = (requestId: string, error: ApiError) => void;

/** The address of the client of a request that Node took. */
export function nodeAddress(trustProxy: number): (request: Request, env: unknown) => string {
  return (request, env) => {
    // what @hono/node-server passes as the environment
    const { incoming } = env as { incoming: IncomingMessage };
    const socket = incoming.socket.remoteAddress ?? '';
    return forwardedAddress(request.headers.get('x-forwarded-for'), trustProxy, socket);
  };
}

/** The origin of a request that Node took; null where there is none. */
export function nodeOrigin(_: Request, env: unknown): string | null {
  // what @hono/node-server passes as the environment
  return (env as { incoming: IncomingMessage }).incoming.headers.origin ?? null;
}

/** Reads a body from Node's own stream, which costs a tenth of a web stream. */
export const readIncoming: ReadBytes = (_, env, limit) => {
  // what @hono/node-server passes as the environment
  const { incoming } = env as { incoming: IncomingMessage };
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    incoming.on('data', (chunk: Uint8Array) => {
      length += chunk.byteLength;
      if (length <= limit) chunks.push(chunk);
      else resolve(undefined);
    });
    incoming.on('end', () => resolve(concatenate(chunks, length)));
    incoming.on('error', reject);
    // every request closes, and an error that nobody sees is not free
    incoming.on('close', () => incoming.complete || reject(new Error('the client hung up')));
  });
};

/** Answers what Node's parser refuses before a request exists, in the shape of every other error. */
function refuse(error: Error & { code?: string }, socket: Socket, note: NoteRefused): void {
  if (!socket.writable) return;
  const endless = error.code === 'HPE_HEADER_OVERFLOW';
  const known = new ApiError(endless ? 'uri_too_long' : 'invalid_request');
  const id = crypto.randomUUID();
  note(id, known);
  const body = JSON.stringify(envelope(known, id));
  const headers = {
    ...baseHeaders(id, undefined),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${errors[known.code].status} Refused\r\n${lines.join('')}\r\n${body}`);
}

/** Serves an app by Node's own HTTP server, with limits for slow and oversized requests. */
export function listen(
  fetch: Fetch,
  port: number,
  host: string,
  note: NoteRefused = () => undefined,
): Promise<HttpServer> {
  const listener = getRequestListener(fetch, {
    // HTTP/1.0 needs no Host
    hostname: 'localhost',
    errorHandler(error) {
      const known = new ApiError(error instanceof RequestError ? 'invalid_request' : 'internal');
      const id = crypto.randomUUID();
      note(id, known);
      return problem(known, id, baseHeaders(id, undefined));
    },
  });
  const limits = { requestTimeout: 15_000, headersTimeout: 10_000, maxHeaderSize: 16 * 1024 };
  const server = createServer(limits, listener);
  // it listens to TCP alone
  server.on('clientError', (error, socket) => refuse(error, socket as Socket, note));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Stops taking requests, lets those under way end, and gives up on them after `patience` milliseconds. */
export function shutDown(server: HttpServer, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const give = setTimeout(() => server.closeAllConnections(), patience);
    // a connection that was busy becomes idle later
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(give);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
