import { site } from '../../site/site.ts';
import { type FrontMatter, type PageInfoItem, pageInfoItems } from './front-matter.ts';
import type { FileHistory } from './git-history.ts';
import type { Language } from './language.ts';
import { type ReadingTime, readingTime } from './reading-time.ts';
import { type Topic, topicOf } from './topic.ts';

/** A person named as the author. (PAGE-05) */
export interface Author {
  name: string;
  url?: string | undefined;
}

/** What stands in the row below the title; empty and null parts are not shown. (PAGE-04 to PAGE-09) */
export interface PageInfo {
  /** The parts to show, in order; empty hides the row. */
  order: readonly PageInfoItem[];
  authors: Author[];
  original: boolean;
  date: Date | null;
  readingTime: ReadingTime | null;
  /** Where the number of views is asked for; null without a counter. (PAGE-08) */
  views: string | null;
  categories: Topic[];
  tags: Topic[];
}

/** The default row: the word count is a part of its own that a page or a language may add. (PAGE-04, RT-04) */
const defaultOrder = pageInfoItems.filter((item) => item !== 'word');

/** The info row of a page from its front matter, text and history. */
export function pageInfo(
  data: FrontMatter,
  body: string,
  past: FileHistory | undefined,
  page: { path: string; language: Language },
  { pageViews, pageInfo: rows }: Pick<typeof site, 'pageViews' | 'pageInfo'> = site,
): PageInfo {
  const topics = (value: string | string[] | undefined) =>
    list(value).map((key) => topicOf(key, page.language));
  return {
    order: (data.pageInfo ?? rows[page.language] ?? defaultOrder) || [],
    authors: authorsOf(data.author),
    original: data.isOriginal === true,
    date: data.date ?? past?.created ?? null,
    readingTime: data.readingTime === false ? null : (data.readingTime ?? readingTime(body)),
    views: viewsOf(data.pageview, page.path, pageViews),
    categories: topics(data.category ?? data.categories),
    tags: topics(data.tag ?? data.tags),
  };
}

/** Accepted forms: a name, an object with a name, a list of either; silence means the site's author. (SITE-19) */
function authorsOf(author: FrontMatter['author']): Author[] {
  if (author === false) return [];
  if (author === undefined) return [site.author];
  return [author].flat().map((one) => (typeof one === 'string' ? { name: one } : one));
}

/** `pageview: false` hides the number, a string counts the page under that name instead of its path. (PAGE-08) */
function viewsOf(
  pageview: FrontMatter['pageview'],
  path: string,
  counter: string | undefined,
): string | null {
  if (!counter || pageview === false) return null;
  const name = encodeURIComponent(typeof pageview === 'string' ? pageview : path);
  return `${counter}${counter.includes('?') ? '&' : '?'}path=${name}`;
}

function list(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}
