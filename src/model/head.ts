import { site } from '../../site/site.ts';
import type { FrontMatter } from './front-matter.ts';
import type { FileHistory } from './git-history.ts';
import { htmlLang, type Language, languages, twinPath } from './language.ts';
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
  /** Structured data, ready to be printed. (SEO-03) */
  jsonLd: object | null;
  noindex: boolean;
  /** Feed of the page's language. (SEO-09) */
  feed: string;
}

interface HeadInput {
  route: Route;
  frontMatter: FrontMatter;
  body: string;
  twinExists: boolean;
  past: FileHistory | undefined;
  info: PageInfo;
}

const longest = 180;

/** A description: what the page says, else the start of its text, at most 180 characters on one line. (SITE-11) */
export function descriptionOf(data: FrontMatter, body: string, language: Language): string {
  const text = (data.description ?? data.excerpt ?? plainText(body)).replace(/\s+/g, ' ').trim();
  if (!text) return site.description[language];
  return text.length > longest ? `${text.slice(0, longest - 3)}...` : text;
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
  const seo = frontMatter.seo !== false;
  return {
    lang: htmlLang[language],
    title: documentTitle(frontMatter.title, language),
    description,
    canonical: absolute(route.path),
    alternates: alternatesOf(input),
    openGraph: seo ? openGraphOf(input, description) : [],
    jsonLd: seo ? jsonLdOf(input, description) : null,
    noindex: false,
    feed: language === 'zh' ? '/zh/feed.xml' : '/feed.xml',
  };
}

/** The address of a path on the published site, or null where no origin is set. (SEO-06) */
export function absolute(path: string): string | null {
  return site.origin ? site.origin + path : null;
}

function alternatesOf({ route, twinExists }: HeadInput): Head['alternates'] {
  if (!site.origin || !twinExists) return [];
  const paths = {
    [route.language]: route.path,
    [route.language === 'zh' ? 'en' : 'zh']: twinPath(route.path),
  };
  const named = languages.map((language) => ({
    lang: htmlLang[language].toLowerCase(),
    href: `${site.origin}${paths[language]}`,
  }));
  return [...named, { lang: 'x-default', href: `${site.origin}${paths.en}` }];
}

function openGraphOf(
  { route, frontMatter, past, info, twinExists }: HeadInput,
  description: string,
): Head['openGraph'] {
  const other = route.language === 'zh' ? 'en' : 'zh';
  const locale = (language: Language) => htmlLang[language].replace('-', '_');
  const article = frontMatter.layout !== 'home';
  const rows: [string, string | null | undefined][] = [
    ['og:url', absolute(route.path)],
    ['og:site_name', site.title[route.language]],
    ['og:title', frontMatter.title],
    ['og:description', description],
    ['og:type', article ? 'article' : 'website'],
    ['og:image', absolute(frontMatter.cover ?? `/og/${route.language}.png`)],
    ['og:locale', locale(route.language)],
    ['og:locale:alternate', twinExists ? locale(other) : null],
    ['og:updated_time', past?.updated.toISOString()],
    ...(article
      ? ([
          ...info.authors.map(({ name }) => ['article:author', name] as [string, string]),
          ...info.tags.map((tag) => ['article:tag', tag] as [string, string]),
          ['article:published_time', info.date?.toISOString()],
          ['article:modified_time', past?.updated.toISOString()],
        ] satisfies [string, string | undefined][])
      : []),
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

function jsonLdOf({ frontMatter, past, info }: HeadInput, description: string): object {
  if (frontMatter.layout && frontMatter.layout !== 'docs') {
    return { '@context': 'https://schema.org', '@type': 'WebPage', name: frontMatter.title, description };
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: frontMatter.title,
    description,
    image: frontMatter.cover ? [absolute(frontMatter.cover) ?? frontMatter.cover] : [],
    datePublished: info.date?.toISOString(),
    dateModified: past?.updated.toISOString(),
    author: info.authors.map((author) => ({ '@type': 'Person', ...author })),
  };
}
