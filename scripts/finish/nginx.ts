import { resolve } from '../../src/model/redirects.ts';
import type { RouteTable } from '../../src/model/route-table.ts';

/**
 * The map of addresses for nginx 1.18 and newer, to be included in its `http` block (see deploy/nginx.conf). nginx
 * compares the keys of a map without regard to case, so that a page's own path is also the rule for its other cases.
 * (RTE-04, RTE-06, RTE-12, RTE-13, RTE-14)
 */
export function nginxAddresses(table: RouteTable): string {
  const pages = new Set(table.pages);
  const rules = new Map<string, string>();
  for (const path of [...table.pages, ...Object.keys(table.moved)].flatMap(spellings)) {
    const answer = resolve(path, pages, table.moved);
    if (answer.kind === 'missing' || rules.has(path.toLowerCase())) continue;
    rules.set(path.toLowerCase(), answer.kind === 'page' ? answer.path : answer.to);
  }
  return [
    '# Written by the build. Every spelling of a path -> the address of its page.',
    `map_hash_max_size ${powerOfTwo(rules.size * 2)};`,
    'map_hash_bucket_size 256;',
    'map $uri $address {',
    '    default $uri;',
    ...[...rules].map(([from, to]) => `    ${quote(from)} ${quote(to)};`),
    '}',
    '',
  ].join('\n');
}

/** The ways in which a path may be written; the first is the path itself. */
function spellings(path: string): string[] {
  if (!path.endsWith('/')) return [path, path.replace(/\.html$/, ''), path.replace(/\.html$/, '.md')];
  const names = ['index.html', 'index.md', 'index', 'README.md'].map((name) => path + name);
  const bare = path.slice(0, -1);
  return bare ? [path, bare, `${bare}.html`, `${bare}.md`, ...names] : [path, ...names];
}

function quote(text: string): string {
  if (/["\\$;{}\n]/.test(text))
    throw new Error(`${text}: this path cannot stand in a rule of nginx. Rename the page.`);
  return `"${text}"`;
}

function powerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2048, atLeast)));
}
