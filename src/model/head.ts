import { site } from '../../site/site.ts';
import { absolute } from './absolute.ts';
import { firstImage } from './first-image.ts';
import type { FrontMatter } from './front-matter.ts';
import type { FileHistory } from './git-history.ts';
import { type HeadLink, headLinks } from './head-links.ts';
import { jsonLdOf } from './json-ld.ts';
import { htmlLang, type Language, languages, twinPath } from './language.ts';
import { layoutOf } from './layout.ts';
import { openGraphOf, twitterOf } from './open-graph.ts';
import type { PageInfo } from './page-info.ts';
import { plainText } from './plain-text.ts';
import type { Route } from './route.ts';

/** What stands in the head of a document. Absolute addresses are there only where the origin is known. (SEO-06) */
export interface Head {
  lang: string;
  title: string;
  description: string;
  canonical: string | null;
  /** Lower-case language tag and address. (SEO-04, SEO-05) */
  alternates: { lang: string; href: string }[];
  /** Property and content, in order. (SEO-01) */
  openGraph: [property: string, content: string][];
  /** Name and content, in order. (SEO-02) */
  twitter: [name: string, content: string][];
  /** Structured data, ready to be printed. (SEO-03) */
  jsonLd: object | null;
  noindex: boolean;
  /** True where no other site may learn the page's address. (SEO-10) */
  noReferrer: boolean;
  /** Links of the site and of the language: icon, feed. (SITE-05, SEO-09) */
  links: HeadLink[];
  /** What the browser's console is told when the page opens. (SITE-20, SITE-22) */
  errors: string[];
}

/** What the tags of a page are made from. */
export interface HeadInput {
  route: Route;
  frontMatter: FrontMatter;
  body: string;
  twinExists: boolean;
  past: FileHistory | undefined;
  info: PageInfo;
}

/** The same, with what several tags share. Addresses are paths of this site. */
export interface HeadFacts extends HeadInput {
  description: string;
  /** Picture of the page: its cover, else the first of its text, else none of its own. (SEO-02) */
  image: string | undefined;
}

/** The most characters of a description, and what a longer text ends with instead. (SITE-11) */
const longest = 180;
const cut = '...';

/** A description: what the page says, else the start of its text, on one line. (SITE-11) */
export function descriptionOf(data: FrontMatter, body: string, language: Language): string {
  const text = (data.description ?? data.excerpt ?? plainText(body)).replace(/\s+/g, ' ').trim();
  if (!text) return site.description[language];
  return text.length > longest ? text.slice(0, longest - cut.length) + cut : text;
}

/** "page title | site title", dropping an empty half. (SITE-10) */
export function documentTitle(title: string, language: Language): string {
  return [title, site.title[language]]
    .filter((half, at, all) => half && all.indexOf(half) === at)
    .join(' | ');
}

/** The head of a page. */
export function headOf(input: HeadInput): Head {
  const { route, frontMatter, body } = input;
  const { language } = route;
  const description = descriptionOf(frontMatter, body, language);
  const facts = { ...input, description, image: frontMatter.cover ?? firstImage(body) };
  const seo = frontMatter.seo !== false;
  const indexable = isIndexable(route, frontMatter);
  return {
    ...bareHead(language, frontMatter.title, description),
    canonical: indexable ? absolute(route.path) : null,
    alternates: indexable ? alternatesOf(route, input.twinExists) : [],
    openGraph: seo ? openGraphOf(facts) : [],
    twitter: seo ? twitterOf(facts) : [],
    jsonLd: seo ? jsonLdOf(facts) : null,
    noindex: !indexable,
    noReferrer: isToolCallback(route.path),
    errors: (frontMatter.problems ?? []).flatMap(({ inBrowser, message }) => (inBrowser ? message : [])),
  };
}

/** The head of a document that is no page of the site: nothing of it is to be found or shared. (NF-08, ERR-05) */
export function bareHead(language: Language, title: string, description: string): Head {
  return {
    lang: htmlLang[language],
    title: documentTitle(title, language),
    description,
    canonical: null,
    alternates: [],
    openGraph: [],
    twitter: [],
    jsonLd: null,
    noindex: true,
    noReferrer: false,
    links: headLinks(site.head, site.localeHead[language]),
    errors: [],
  };
}

/** False for pages that search engines shall not list: untranslated ones, callbacks, and what has no layout. (SEO-07) */
export function isIndexable(route: Pick<Route, 'path' | 'original'>, data: FrontMatter): boolean {
  return !route.original && !isToolCallback(route.path) && layoutOf(data) !== undefined;
}

/** A page that a login returns to: its address carries a code. (SEO-10) */
function isToolCallback(path: string): boolean {
  return /^(\/zh)?\/tool\/[^/]+\/callback\.html$/.test(path);
}

/** A page and its twin by language tag, with English as the default; none without a twin. (SEO-04, SEO-05, SEO-07) */
export function alternatesOf({ path, language }: Pick<Route, 'path' | 'language'>, twinExists: boolean) {
  if (!twinExists) return [];
  const twin = twinPath(path);
  const paths = language === 'zh' ? { zh: path, en: twin } : { en: path, zh: twin };
  const alternates = [
    ...languages.map((language) => ({ lang: htmlLang[language].toLowerCase(), path: paths[language] })),
    { lang: 'x-default', path: paths.en },
  ];
  return alternates.flatMap(({ lang, path }) => {
    const href = absolute(path);
    return href ? [{ lang, href }] : [];
  });
}
