import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';

const folder = join(import.meta.dirname, '../../dist');

/** One built page. */
export interface BuiltPage {
  /** URL path: `/guide/`, `/faq/why.html`. */
  path: string;
  html: string;
  root: HTMLElement;
}

let pages: BuiltPage[] | undefined;

/** Every page of the built site, without the tiny files at old paths. */
export function builtPages(): BuiltPage[] {
  if (!existsSync(folder))
    throw new Error('There is no dist/: the gates judge the built site. Run npm run build first.');
  pages ??= readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const html = readFileSync(join(folder, name), 'utf8');
      return { path: `/${name}`.replace(/\/index\.html$/, '/'), html, root: parse(html) };
    })
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return pages;
}

/** A file of the built site by its URL path, or undefined. */
export function builtFile(path: string): Buffer | undefined {
  const file = join(folder, decodeURI(path.replace(/[?#].*/, '')));
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** How many bytes a file or page takes on the wire: as the build has packed it (brotli), or as it would be. */
export function transferSize(path: string): number {
  const name = path.endsWith('/') ? `${path}index.html` : path;
  const file = builtFile(name);
  if (!file) throw new Error(`${path} is named by a page, but is not in dist/.`);
  return builtFile(`${name}.br`)?.length ?? packedSize(file.toString());
}

const sizes = new Map<string, number>();

/** How many bytes a text takes on the wire (brotli); pages share most of them. */
export function packedSize(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

/** Scripts a page loads on its own, with everything they import statically. */
export function scriptsOf(page: BuiltPage): string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, relative = ''] of builtFile(path)
      ?.toString()
      .matchAll(/(?:import|from)\s*["'](\.?\/[^"']+)["']/g) ?? []) {
      add(new URL(relative, `http://x${path}`).pathname);
    }
  };
  for (const script of page.root.querySelectorAll('script[src], link[rel=modulepreload]')) {
    add(script.getAttribute('src') ?? script.getAttribute('href') ?? '');
  }
  return [...found];
}

/** Inline scripts that run; data blocks such as JSON-LD do not. */
export function inlineScript(root: HTMLElement): string {
  return root
    .querySelectorAll('script:not([src]):not([type="application/ld+json"]):not([type="application/json"])')
    .map((script) => script.textContent)
    .join('');
}

/** Addresses a document loads by itself, before anything is pressed. */
export function resourcesOf(page: BuiltPage): string[] {
  const own = page.root
    .querySelectorAll('link[rel=stylesheet], link[rel=icon], img:not([loading=lazy]), use')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .map((address) => address.replace(/#.*/, ''));
  return [...new Set([...own, ...scriptsOf(page)])].filter(
    (address) => address && !address.startsWith('data:'),
  );
}
