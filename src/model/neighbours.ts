import type { FrontMatter } from './front-matter.ts';
import type { Route, Routes } from './route.ts';
import { flatten, type SidebarItem } from './sidebar.ts';

/** The page before or after this one. */
export interface Neighbour {
  text: string;
  link: string;
  icon?: string | undefined;
}

/** The neighbours of a page: what its front matter says, else the sidebar's order, depth first. (PAGE-17 to PAGE-19) */
export function neighbours(
  { path, id }: Pick<Route, 'path' | 'id'>,
  tree: readonly SidebarItem[],
  routes: Routes,
  { prev, next }: Pick<FrontMatter, 'prev' | 'next'>,
): { previous: Neighbour | null; next: Neighbour | null } {
  const links = flatten(tree);
  const at = links.findIndex(({ link }) => link === path);
  const beside = (offset: number) => (at < 0 ? undefined : links[at + offset]);
  const ownPrevious = chosen(prev, `content/${id}.md: prev`, routes);
  const ownNext = chosen(next, `content/${id}.md: next`, routes);
  return {
    previous: ownPrevious === undefined ? asNeighbour(beside(-1)) : ownPrevious,
    next: ownNext === undefined ? asNeighbour(beside(1)) : ownNext,
  };
}

/** What front matter decides: null for "none", undefined where it is silent. (PAGE-19) */
function chosen(value: FrontMatter['prev'], where: string, routes: Routes): Neighbour | null | undefined {
  if (value === false) return null;
  if (typeof value === 'object') return value;
  if (value === undefined) return undefined;
  const route = routes.get(value);
  if (!route) {
    throw new Error(
      `${where} names ${value}, but no page has this path, so the link would lead nowhere. Write the path of a page, such as /guide/, or an object with text and link.`,
    );
  }
  return { text: route.title, link: route.path, icon: route.icon };
}

function asNeighbour(item: SidebarItem | undefined): Neighbour | null {
  return item?.link ? { text: item.text, link: item.link, icon: item.icon } : null;
}
