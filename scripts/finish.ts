import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RouteTable } from '../src/model/route-table.ts';
import { writeMovedPages } from './finish/moved-pages.ts';
import { nginxAddresses } from './finish/nginx.ts';
import { precompress } from './finish/precompress.ts';
import { writeSearchFiles } from './finish/search-files.ts';
import { headersFile, redirectsFile } from './finish/static-hosts.ts';

const folder = resolve(process.argv[2] ?? 'dist');
const rules = resolve(process.argv[3] ?? 'deploy/generated');

/** Adds to a built site what it cannot make itself: the search index, pages at old paths, host rules, precompressed files. */
const table: RouteTable = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'));
const unlisted = pagesBelow(folder).filter(
  (path) => !table.pages.includes(path) && !(path in table.moved) && !path.endsWith('/404.html'),
);
if (unlisted.length > 0)
  throw new Error(`${unlisted.join(', ')}: built, but not in routes.json, so no host would know it.`);

await writeSearchFiles(folder, table.pages);
writeMovedPages(folder, table.moved);
writeFileSync(join(folder, '_redirects'), redirectsFile(table));
writeFileSync(join(folder, '_headers'), headersFile(table));
mkdirSync(rules, { recursive: true });
writeFileSync(join(rules, 'nginx-addresses.conf'), nginxAddresses(table));
const started = performance.now();
const compressed = await precompress(folder);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${table.pages.length} pages, ${Object.keys(table.moved).length} old paths, ${compressed} files precompressed in ${seconds} s`,
);

/** The paths of all HTML files. */
function pagesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/'));
}
