import type { Language } from './language.ts';
import { type Route, type Routes, routesIn } from './route.ts';
import { siblingOrder } from './sibling-order.ts';

/** One line of the sidebar: a link, a group, or (without either) plain text. (SIDE-13) */
export interface SidebarItem {
  text: string;
  icon?: string | undefined;
  link?: string | undefined;
  /** Path of the folder a group stands for. */
  prefix?: string | undefined;
  /** False for a fixed heading. (SIDE-05) */
  collapsible?: boolean | undefined;
  /** True where a group is open until the reader closes it. (SIDE-05) */
  expanded?: boolean | undefined;
  children?: SidebarItem[] | undefined;
}

/** The longest configured prefix a path starts with, or none. (SIDE-01) */
export function sidebarPrefix(path: string, prefixes: readonly string[]): string | undefined {
  return prefixes.filter((prefix) => path.startsWith(prefix)).sort((a, b) => b.length - a.length)[0];
}

/** The tree of every page below a folder, in order. (SIDE-01 to SIDE-06) */
export function sidebarTree(routes: Routes, prefix: string, language: Language): SidebarItem[] {
  const below = routesIn(routes, language).filter((route) => route.path.startsWith(prefix));
  return childrenOf(prefix, below, language);
}

interface Sibling {
  item: SidebarItem;
  isIndex: boolean;
  order: number | undefined;
  text: string;
  name: string;
  isFolder: boolean;
}

function childrenOf(prefix: string, below: readonly Route[], language: Language): SidebarItem[] {
  const siblings: Sibling[] = [];
  const folders = new Set<string>();
  for (const route of below) {
    const rest = route.path.slice(prefix.length);
    const slash = rest.indexOf('/');
    if (slash >= 0) folders.add(rest.slice(0, slash));
    else if (route.listed) siblings.push(pageSibling(route, rest));
  }
  for (const folder of folders) {
    const sibling = folderSibling(`${prefix}${folder}/`, folder, below, language);
    if (sibling) siblings.push(sibling);
  }
  return siblings.sort(siblingOrder(language)).map(({ item }) => item);
}

function pageSibling(route: Route, rest: string): Sibling {
  return {
    item: { text: route.label, icon: route.icon, link: route.path },
    isIndex: route.isIndex,
    order: route.order,
    text: route.label,
    name: rest.replace(/\.html$/, ''),
    isFolder: false,
  };
}

function folderSibling(
  prefix: string,
  folder: string,
  below: readonly Route[],
  language: Language,
): Sibling | undefined {
  const inside = below.filter((route) => route.path.startsWith(prefix));
  const index = inside.find((route) => route.path === prefix);
  const dir = index?.dir ?? {};
  if (dir.index === false) return undefined;
  const text = dir.text ?? index?.label ?? titleCase(folder);
  const linked = dir.link && index;
  const children = childrenOf(prefix, linked ? inside.filter((route) => route !== index) : inside, language);
  if (children.length === 0 && !linked) return undefined;
  return {
    item: {
      text,
      icon: dir.icon ?? index?.icon,
      link: linked ? index.path : undefined,
      prefix,
      collapsible: dir.collapsible !== false,
      expanded: dir.expanded,
      children,
    },
    isIndex: false,
    order: dir.order,
    text,
    name: folder,
    isFolder: true,
  };
}

/** `offline-download` → `Offline Download`: the text of a folder without an index page. (SIDE-04, RTE-29) */
export function titleCase(folder: string): string {
  return folder.replace(/[-_.]+/g, ' ').replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

/** Every link of a tree, depth first. */
export function flatten(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [...(item.link ? [item] : []), ...flatten(item.children ?? [])]);
}

/** True where a path lies in a group: one of its links, or below its folder. (SIDE-09) */
export function contains(item: SidebarItem, path: string): boolean {
  return (
    item.link === path ||
    item.prefix === path ||
    (item.children ?? []).some((child) => contains(child, path)) ||
    (item.prefix !== undefined && path.startsWith(item.prefix))
  );
}
