import { indexPaths } from '../model/index-paths.ts';
import { loadPage } from './navigate/page-cache.ts';

const headings = 'main :is(h2, h3, h4, h5, h6)[id]';

/**
 * The hash that another page has for the place of this page's: the same where it has that id, else the heading at the
 * same place, else none, which is the top. (NAV-14)
 * @throws where the page cannot be had
 */
export async function twinHash(path: string): Promise<string> {
  const id = decodeURIComponent(location.hash.slice(1));
  const twin = new DOMParser().parseFromString(await loadPage(path), 'text/html');
  if (twin.getElementById(id)) return location.hash;
  const at = places(document).get(id);
  const [found] = [...places(twin)].find(([, place]) => place === at) ?? [];
  return found ? `#${found}` : '';
}

/** The place of each heading by its id. */
function places(page: Document): Map<string, string | undefined> {
  const found = [...page.querySelectorAll(headings)];
  const paths = indexPaths(found.map(({ tagName }) => Number(tagName[1])));
  return new Map(found.map(({ id }, at) => [id, paths[at]]));
}
