import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type UpstreamName, upstreams } from '../upstream/table.ts';
import { createConsent } from './consent.ts';
import type { Fake, FakeAnswer, FakeRequest } from './fake.ts';
import { aliyun } from './fakes/aliyun.ts';
import { baidu } from './fakes/baidu.ts';
import { dropbox } from './fakes/dropbox.ts';
import { google } from './fakes/google.ts';
import { graph, microsoft } from './fakes/microsoft.ts';
import { pan115, pan115Qr } from './fakes/pan115.ts';
import { pan123 } from './fakes/pan123.ts';
import { createWopan, type WopanKeys } from './fakes/wopan.ts';
import { yandex } from './fakes/yandex.ts';
import type { World } from './world.ts';

/** Pretended providers behind one port: the first part of the path names the host they stand for. */
export interface FakeServer {
  /** What to pass to `createApp`. */
  upstreams: Record<UpstreamName, string>;
  close(): Promise<void>;
}

/** How the pretended providers are set up. */
export interface FakeOptions {
  world(): World;
  wopan: WopanKeys;
  isAllowedRedirect(redirect: string): boolean;
  /** Milliseconds a 115 status question waits before it is answered. */
  longPoll?: number;
  /** Called first; true when it has answered by itself. */
  before?(request: FakeRequest, response: ServerResponse): boolean;
}

async function read(incoming: IncomingMessage): Promise<FakeRequest> {
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
  const url = new URL(incoming.url ?? '/', 'http://fake');
  const [, upstream = '', ...rest] = url.pathname.split('/');
  const type = incoming.headers['content-type'] ?? '';
  const json: unknown = type.includes('json') ? JSON.parse(body) : undefined;
  const form = body && !type.includes('json') ? new URLSearchParams(body) : url.searchParams;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  const path = `/${rest.join('/')}`;
  const method = incoming.method ?? 'GET';
  return {
    upstream,
    method,
    path,
    query: url.searchParams,
    headers,
    body,
    json,
    fields: Object.fromEntries(form),
  };
}

function write(response: ServerResponse, answer: FakeAnswer): void {
  const raw = typeof answer.body === 'string' || Buffer.isBuffer(answer.body);
  response.writeHead(
    answer.status,
    raw ? answer.headers : { 'Content-Type': 'application/json', ...answer.headers },
  );
  response.end(raw ? answer.body : JSON.stringify(answer.body));
}

/** Starts the pretended providers on a free port of this machine. */
export async function startFakes(options: FakeOptions): Promise<FakeServer> {
  const consent = createConsent(options.isAllowedRedirect);
  const wopan = createWopan(options.wopan);
  const wait = () => new Promise((resolve) => setTimeout(resolve, options.longPoll ?? 0));
  const slow: Fake = async (world, request) => {
    if (request.path === '/get/status/') await wait();
    return pan115Qr(world, request);
  };
  const tokens: Record<string, Fake> = {
    microsoft,
    microsoftCn: microsoft,
    microsoftUs: microsoft,
    graph,
    graphCn: graph,
    graphUs: graph,
    google,
    dropbox,
    yandex,
    baidu,
    aliyun,
    pan115,
    pan115Qr: slow,
    pan123,
    wopan,
  };
  const server: Server = createServer(async (incoming, response) => {
    const request = await read(incoming);
    if (options.before?.(request, response)) return;
    const asksPerson = request.method === 'GET' && /\/(authorize|auth)$/.test(request.path);
    const fake = asksPerson ? consent : tokens[request.upstream];
    write(
      response,
      fake ? await fake(options.world(), request) : { status: 404, body: { error: 'not_found' } },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const names = Object.keys(upstreams).map((name) => [name, `http://127.0.0.1:${port}/${name}`]);
  return {
    // one address for every name of the table
    upstreams: Object.fromEntries(names) as Record<UpstreamName, string>,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
