import { pageMaxAge } from '../../model/cache-times.ts';

/** How long a fetched page is used again, in milliseconds: as long as the host lets browsers keep it. */
const keptFor = pageMaxAge * 1000;
/** Pages kept at most; the oldest goes first. */
const keptPages = 24;

interface Kept {
  text: Promise<string>;
  time: number;
}

/** A page that could not be had: the server answered something else, or nothing at all. */
export class PageLoadError extends Error {
  /** HTTP status, or 0 where there was no answer. */
  readonly status: number;
  constructor(path: string, status: number, cause?: unknown) {
    super(`${path} answered ${status || 'nothing'}`, { cause });
    this.status = status;
  }
}

const pages = new Map<string, Kept>();
/** Every page that this document has had, itself included. */
const loaded = new Set([location.pathname]);

/** The HTML of a page, from the network once. */
export function loadPage(path: string): Promise<string> {
  const known = pages.get(path);
  if (known && performance.now() - known.time < keptFor) return known.text;
  const text = fetchPage(path);
  pages.delete(path);
  pages.set(path, { text, time: performance.now() });
  text.then(
    () => loaded.add(path),
    () => pages.delete(path),
  );
  for (const oldest of pages.keys()) {
    if (pages.size <= keptPages) break;
    pages.delete(oldest);
  }
  return text;
}

/** The page that a reader seems about to open, read in advance. */
let ahead: { html: string; page: Document } | undefined;

/** Fetches a page and reads it, so that it stands ready when its link is followed. */
export async function readAhead(path: string): Promise<void> {
  const html = await loadPage(path);
  if (ahead?.html !== html) ahead = { html, page: parse(html) };
}

/** The HTML of a page as a document of its own, whose elements may be taken. */
export function documentOf(html: string): Document {
  const page = ahead?.html === html ? ahead.page : parse(html);
  ahead = undefined;
  return page;
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** True where a page was here before, so that it comes from memory or from the browser's cache. (PROG-01) */
export function isLoaded(path: string): boolean {
  return loaded.has(path);
}

async function fetchPage(path: string): Promise<string> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } }).catch((cause: unknown) => {
    throw new PageLoadError(path, 0, cause);
  });
  const isPage =
    response.ok && !response.redirected && response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) throw new PageLoadError(path, response.ok ? 204 : response.status);
  return response.text();
}
