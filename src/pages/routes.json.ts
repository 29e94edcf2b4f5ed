import { movedPaths } from '../../site/redirects.ts';
import { siteData } from '../layouts/site-data.ts';
import { addressOf } from '../model/address.ts';
import { strictContent } from '../model/content-dir.ts';
import { type Claim, routeTable } from '../model/route-table.ts';

/** The site's paths, for hosts, the development server and the 404 page. (RTE-02, RTE-30) */
export async function GET(): Promise<Response> {
  const { entries, untranslated } = await siteData();
  const claims: Claim[] = [...entries.values()].map(({ id, filePath, data }) => ({
    path: addressOf(id).path,
    file: filePath ?? id,
    redirectFrom: data.redirectFrom,
    redirectTo: data.redirectTo,
  }));
  // They lead to our own pages, which the fixture site lacks.
  const moved = strictContent ? movedPaths : {};
  const others = untranslated.map(({ id, path }) => ({ path, file: entries.get(id)?.filePath ?? id }));
  return Response.json(routeTable([...claims, ...others, ...ownPages()], moved));
}

/** The pages that are files of their own here, not entries: all but the 404 pages. */
function ownPages(): Claim[] {
  return Object.keys(import.meta.glob('./**/*.astro'))
    .filter((file) => !file.includes('[') && !file.endsWith('/404.astro'))
    .map((file) => ({
      file,
      path: file
        .replace(/^\./, '')
        .replace(/\.astro$/, '.html')
        .replace(/\/index\.html$/, '/'),
    }));
}
