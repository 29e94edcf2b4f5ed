import { type CollectionEntry, getCollection } from 'astro:content';
import type { Route } from '../model/route.ts';
import { siteData } from './site-data.ts';

/** What a route file hands to the layout. */
export interface PageProps {
  entry: CollectionEntry<'pages'>;
  route: Route;
}

/**
 * The paths of all index pages or of all others, for the two route files: `/guide/` is written to `guide/index.html`,
 * `/faq/why.html` to `faq/why.html`. (RTE-01, RTE-02)
 */
export async function pagePaths({ indexes }: { indexes: boolean }) {
  const { routes, untranslated } = await siteData();
  const entries = new Map((await getCollection('pages')).map((entry) => [entry.id, entry]));
  return [...routes.values(), ...untranslated].flatMap((route) => {
    const entry = entries.get(route.id);
    if (!entry || route.isIndex !== indexes) return [];
    const name = indexes ? route.path.slice(1, -1) || undefined : route.path.slice(1, -'.html'.length);
    return [
      { params: indexes ? { dir: name } : { path: name }, props: { entry, route } satisfies PageProps },
    ];
  });
}
