import { assetCaching, pageCaching } from '../../src/model/cache-times.ts';
import type { RouteTable } from '../../src/model/route-table.ts';

/**
 * `_redirects` for Netlify and Cloudflare: old paths only. Other spellings of a page are left to the host and to the
 * 404 page's script, because Cloudflare sends `/a.html` to `/a`, and a rule that sends it back would never end.
 * (RTE-12, RTE-13, RTE-30)
 */
export function redirectsFile(table: RouteTable): string {
  const lines = Object.entries(table.moved).map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301`);
  return `${lines.join('\n')}\n`;
}

/**
 * `_headers` for Netlify and Cloudflare. Both join the values of a header that two rules give, so that the folders of
 * pages are listed one by one instead of a rule for everything and an exception.
 */
export function headersFile(table: RouteTable): string {
  const tops = table.pages.map((path) => path.replace(/^(\/[^/]+\/).*/, '$1*'));
  const pages = [...new Set(tops)].sort();
  const rule = (path: string, ...headers: string[]) =>
    [path, ...headers.map((header) => `  ${header}`)].join('\n');
  return `${[
    rule('/*', 'X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin'),
    rule('/assets/*', `Cache-Control: ${assetCaching}`),
    ...pages.map((path) => rule(path, `Cache-Control: ${pageCaching}`)),
  ].join('\n')}\n`;
}
