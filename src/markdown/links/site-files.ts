import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built page as far as links are concerned. */
export interface BuiltPage {
  /** The URL path: `/guide/`, `/faq/why.html`. */
  path: string;
  ids: ReadonlySet<string>;
  /** Addresses of links, as written. */
  links: string[];
  images: Image[];
}

export interface Image {
  src: string;
  /** Whether width and height are given, so that nothing jumps while it loads. */
  sized: boolean;
  described: boolean;
}

/** Everything a build published: the URL paths of all files, and its pages. */
export interface SiteFiles {
  paths: ReadonlySet<string>;
  pages: ReadonlyMap<string, BuiltPage>;
}

/** Reads a built site. */
export function readSite(folder: string): SiteFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((file) =>
    join(file.parentPath, file.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/?/, '/'),
  );
  const pages = paths
    .filter((path) => path.endsWith('.html'))
    .map((path) => readPage(path.replace(/\/index\.html$/, '/'), readFileSync(join(folder, path), 'utf8')));
  return {
    paths: new Set(paths.map((path) => path.replace(/\/index\.html$/, '/'))),
    pages: new Map(pages.map((page) => [page.path, page])),
  };
}

const tag = /<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attribute = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function readPage(path: string, html: string): BuiltPage {
  const page = { path, ids: new Set<string>(), links: [] as string[], images: [] as Image[] };
  for (const [, name = '', attributes = ''] of html
    .replace(/<script[\s>][\s\S]*?<\/script>/gi, '')
    .matchAll(tag)) {
    const values = new Map<string, string>();
    for (const [, key = '', ...quoted] of attributes.matchAll(attribute)) {
      values.set(key.toLowerCase(), decodeEntities(quoted.find((value) => value !== undefined) ?? ''));
    }
    const [id, href, src] = [values.get('id'), values.get('href'), values.get('src')];
    if (id !== undefined) page.ids.add(id);
    if (name === 'a' && href !== undefined) page.links.push(href);
    if (name === 'img' && src !== undefined) {
      page.images.push({
        src,
        sized: values.has('width') && values.has('height'),
        described: values.has('alt'),
      });
    }
  }
  return page;
}

function decodeEntities(value: string): string {
  return value
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
