import { site } from '../../site/site.ts';
import { alternatesOf, isIndexable } from './head.ts';
import { twinPath } from './language.ts';
import type { SiteData } from './page.ts';

/**
 * All indexable pages with the time of their last change and their twin in the other language. Addresses in a sitemap
 * have to be absolute, so without an origin it is empty. (SEO-06, SEO-07)
 */
export function sitemap({
  entries,
  routes,
  history,
}: Pick<SiteData, 'entries' | 'routes' | 'history'>): string {
  const { origin } = site;
  const urls = [...routes.values()]
    .filter((route) => {
      const data = entries.get(route.id)?.data;
      return origin && data && data.sitemap !== false && isIndexable(route, data);
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((route) => {
      const { id, path } = route;
      const changed = history.get(entries.get(id)?.filePath ?? '')?.updated;
      return [
        `<url><loc>${origin}${encodeURI(path)}</loc>`,
        changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '',
        '<changefreq>daily</changefreq>',
        ...alternatesOf(route, routes.has(twinPath(path))).map(
          ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
        ),
        '</url>',
      ].join('');
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
