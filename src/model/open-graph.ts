import { site } from '../../site/site.ts';
import { absolute } from './absolute.ts';
import type { Head, HeadFacts } from './head.ts';
import { htmlLang, type Language } from './language.ts';
import { layoutOf } from './layout.ts';

/** The Open Graph properties of a page; empty ones are left out. (SEO-01) */
export function openGraphOf(facts: HeadFacts): Head['openGraph'] {
  const { route, frontMatter, past, twinExists, description } = facts;
  const other = route.language === 'zh' ? 'en' : 'zh';
  const isHome = layoutOf(frontMatter) === 'home';
  return filled([
    ['og:url', absolute(route.path)],
    ['og:site_name', site.title[route.language]],
    ['og:title', frontMatter.title],
    ['og:description', description],
    ['og:type', isHome ? 'website' : 'article'],
    ['og:image', imageOf(facts)],
    ['og:locale', localeOf(route.language)],
    ['og:locale:alternate', twinExists ? localeOf(other) : null],
    ['og:updated_time', past?.updated.toISOString()],
    ...(isHome ? [] : articleOf(facts)),
  ]);
}

/** The large card of a page with a cover. (SEO-02) */
export function twitterOf(facts: HeadFacts): Head['twitter'] {
  const { cover, coverAlt, title } = facts.frontMatter;
  if (!cover) return [];
  return filled([
    ['twitter:card', 'summary_large_image'],
    ['twitter:image', imageOf(facts)],
    ['twitter:image:alt', coverAlt ?? title],
  ]);
}

function articleOf({ info, past }: HeadFacts): Row[] {
  return [
    ...info.authors.map(({ name }): Row => ['article:author', name]),
    ...info.tags.map(({ name: tag }): Row => ['article:tag', tag]),
    ['article:published_time', info.date?.toISOString()],
    ['article:modified_time', past?.updated.toISOString()],
  ];
}

/** The page's own picture, else the site's. (SEO-02) */
function imageOf({ image, route }: HeadFacts): string | null {
  return absolute(image ?? site.picture[route.language]);
}

/** `zh-CN` is `zh_CN` here. */
function localeOf(language: Language): string {
  return htmlLang[language].replace('-', '_');
}

type Row = [name: string, content: string | null | undefined];

function filled(rows: readonly Row[]): [string, string][] {
  return rows.flatMap(([name, content]): [string, string][] => (content ? [[name, content]] : []));
}
