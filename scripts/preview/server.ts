import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { assetCaching, pageCaching } from '../../src/model/cache-times.ts';
import { resolve, withQueryAndHash } from '../../src/model/redirects.ts';
import type { RouteTable } from '../../src/model/route-table.ts';
import { etagOf, filesBelow, type StaticFile } from './files.ts';

const common = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' };

/**
 * Serves a built site the way a good static host does (deploy/nginx.conf does the same): every spelling of a page is
 * sent to its address, unknown paths get `404.html` with status 404, precompressed files are used. (RTE-04 to RTE-06,
 * RTE-12 to RTE-14, RTE-26)
 * @param folder the built site, read once; a new build needs a new server
 */
export function previewServer(folder: string): Server {
  const files = filesBelow(folder);
  const table = readTable(join(folder, 'routes.json'));
  const pages = new Set(table.pages);

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...common, Allow: 'GET, HEAD' }).end();
      return;
    }
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const search = query === undefined ? '' : `?${query}`;
    const answer = resolve(path, pages, table.moved);
    if (answer.kind === 'redirect') {
      response
        .writeHead(answer.status, {
          ...common,
          Location: withQueryAndHash(answer.to, search, ''),
          'Cache-Control': pageCaching,
        })
        .end();
      return;
    }
    const name = answer.kind === 'page' ? answer.path.replace(/\/$/, '/index.html') : plain(path);
    const file = files.get(name);
    if (file)
      return send(request, response, file, 200, name.startsWith('/assets/') ? assetCaching : pageCaching);
    const notFound = files.get('/404.html');
    if (notFound) return send(request, response, notFound, 404, 'no-cache');
    response.writeHead(404, { ...common, 'Content-Type': 'text/plain' }).end('Not found\n');
  });
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status: number,
  cache: string,
): void {
  const etag = etagOf(file);
  const headers = { ...common, 'Cache-Control': cache, ETag: etag, Vary: 'Accept-Encoding' };
  if (status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const encoding = (['br', 'gzip'] as const).find((name) => file.encoded[name] && accepted.has(name));
  const path = (encoding && file.encoded[encoding]) ?? file.path;
  response.writeHead(status, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': statSync(path).size,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(path)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** The encodings a client takes: `gzip, br;q=0` is only gzip. */
function acceptedEncodings(header: string | string[] | undefined): Set<string> {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  return new Set(
    parts.filter((part) => !/;\s*q=0(\.0*)?$/.test(part)).map((part) => part.replace(/\s*;.*/, '')),
  );
}

function readTable(path: string): RouteTable {
  if (!existsSync(path))
    throw new Error(`${path} is missing, so there is nothing to serve. Run npm run build first.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The path of an asset as its file is called; broken percent signs name no file. */
function plain(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
