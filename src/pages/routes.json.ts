import { movedPaths } from '../../site/redirects.ts';
import { siteData } from '../layouts/site-data.ts';
import { addressOf } from '../model/address.ts';
import { type Claim, routeTable } from '../model/route-table.ts';

/** The site's paths, for hosts, the development server and the 404 page. (RTE-02, RTE-30) */
export async function GET(): Promise<Response> {
  const { entries, untranslated } = await siteData();
  const claims: Claim[] = [...entries.values()].map(({ id, data }) => ({
    path: addressOf(id).path,
    redirectFrom: data.redirectFrom,
    redirectTo: data.redirectTo,
  }));
  return Response.json(routeTable([...claims, ...untranslated, ...ownPages()], movedPaths));
}

/** The pages that are files of their own here, not entries: all but the 404 pages. */
function ownPages(): Claim[] {
  return Object.keys(import.meta.glob('./**/*.astro'))
    .filter((file) => !file.includes('[') && !file.endsWith('/404.astro'))
    .map((file) => ({
      path: file
        .replace(/^\./, '')
        .replace(/\.astro$/, '.html')
        .replace(/\/index\.html$/, '/'),
    }));
}
