import { loadPage } from './navigate/page-cache.ts';
import { all, on } from './registry.ts';

const headings = 'main :is(h2, h3, h4, h5, h6)[id]';

/** The place of each heading among its siblings and theirs, from the levels in their order: `1`, `1.1`, `1.2`, `2`. */
export function indexPaths(levels: readonly number[]): string[] {
  const counts: number[] = [];
  return levels.map((level) => {
    counts.length = Math.min(counts.length, level + 1);
    counts[level] = (counts[level] ?? 0) + 1;
    return counts.join('.');
  });
}

/**
 * The links to the page's other language: they keep query and hash. Ids differ between languages, so a heading's is
 * replaced by that of the heading at the same place; the other page is asked when the reader reaches for the menu.
 * (NAV-12 to NAV-14)
 */
export function languageLinks(root: Document | Element): () => void {
  return all(...[...root.querySelectorAll<HTMLAnchorElement>('a[data-language]')].map(languageLink));
}

function languageLink(link: HTMLAnchorElement): () => void {
  const menu = link.closest('[data-menu]') ?? link;
  let asked: string | undefined;
  let pending: Promise<void> | undefined;
  const prepare = () => {
    link.search = location.search;
    if (location.hash === asked) return;
    asked = location.hash;
    link.hash = asked;
    if (!asked || link.pathname === location.pathname) return;
    pending = twinHash(link.pathname).then((hash) => {
      link.hash = hash;
      pending = undefined;
    });
  };
  return all(
    on(menu, 'pointerenter', prepare),
    on(menu, 'focusin', prepare),
    on(link, 'click', (event) => {
      prepare();
      if (!pending || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void pending.then(() => location.assign(link.href));
    }),
  );
}

/** The hash for the place of this page's hash on another page; empty where there is none, as before on failure. */
async function twinHash(path: string): Promise<string> {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    const twin = new DOMParser().parseFromString(await loadPage(path), 'text/html');
    if (twin.getElementById(id)) return location.hash;
    const at = places(document).get(id);
    const [found] = [...places(twin)].find(([, place]) => place === at) ?? [''];
    return found;
  } catch {
    return location.hash;
  }
}

/** The place of each heading by its id. */
function places(page: Document): Map<string, string | undefined> {
  const found = [...page.querySelectorAll(headings)];
  const paths = indexPaths(found.map(({ tagName }) => Number(tagName[1])));
  return new Map(found.map(({ id }, at) => [id, paths[at]]));
}
