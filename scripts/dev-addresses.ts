import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { resolve, withQueryAndHash } from '../src/model/redirects.ts';
import type { RouteTable } from '../src/model/route-table.ts';

/**
 * Sends other spellings of a page to its address while developing, as hosts do for the built site. The table is the
 * development server's own `/routes.json`, so that new pages count at once. (RTE-04 to RTE-06, RTE-12 to RTE-14)
 */
export function devAddresses(): AstroIntegration {
  return {
    name: 'addresses',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          void redirect(request, response).then((done) => done || next(), next);
        });
      },
    },
  };
}

/** Answers a reader's request for another spelling of a page; false for everything else. */
async function redirect(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return false;
  const { localAddress, localPort, localFamily } = request.socket;
  const host = localFamily === 'IPv6' ? `[${localAddress}]` : localAddress;
  const table: RouteTable = await (await fetch(`http://${host}:${localPort}/routes.json`)).json();
  const answer = resolve(path, new Set(table.pages), table.moved);
  if (answer.kind !== 'redirect') return false;
  const location = withQueryAndHash(answer.to, query === undefined ? '' : `?${query}`, '');
  // Nothing that is only true while developing may be kept by the browser.
  response.writeHead(302, { Location: location, 'Cache-Control': 'no-store' }).end();
  return true;
}
