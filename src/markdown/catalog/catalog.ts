import { languageOf } from '../../model/language.ts';
import type { Routes } from '../../model/route.ts';
import { type SidebarItem, sidebarTree } from '../../model/sidebar.ts';
import type { LeafDirective } from '../directives.ts';
import { escapeHtml } from '../escape.ts';
import { strings } from '../strings.ts';
import { routesOnDisk } from './routes-on-disk.ts';

const defaultDepth = 3;

/**
 * The pages below a folder, as the sidebar orders them: `::catalog`, `::catalog[/guide/drivers/]{depth=2 numbered}`.
 * Without a folder it is the page's own. (MD-15)
 */
export const catalog: LeafDirective = (argument, attributes, page) => {
  const folder = argument || page.path.slice(0, page.path.lastIndexOf('/') + 1);
  if (!folder.startsWith('/') || !folder.endsWith('/')) {
    throw new Error(`"${folder}" is not a folder of the site; write it as /guide/drivers/`);
  }
  const depth = Number(attributes.depth ?? defaultDepth);
  return catalogHtml(routesOnDisk(), folder, {
    depth,
    numbered: 'numbered' in attributes,
    without: page.path,
  });
};

/** A catalog as HTML; `without` is the page it stands on. (MD-15, RTE-29) */
export function catalogHtml(
  routes: Routes,
  folder: string,
  {
    depth = defaultDepth,
    numbered = false,
    without = folder,
  }: { depth?: number; numbered?: boolean; without?: string } = {},
): string {
  const language = languageOf(folder);
  const items = sidebarTree(routes, folder, language).filter(({ link }) => link !== without);
  if (items.length === 0) return `<p class="Catalog">${strings.emptyCatalog[language]}</p>`;
  const list = numbered ? 'ol' : 'ul';
  const level = (below: readonly SidebarItem[], left: number): string => {
    const lines = below.map((item) => {
      const { link, children } = withoutIndex(item);
      const text = link
        ? `<a href="${escapeHtml(link)}">${escapeHtml(item.text)}</a>`
        : escapeHtml(item.text);
      return `<li>${text}${left > 1 && children.length > 0 ? level(children, left - 1) : ''}</li>`;
    });
    return `<${list}>${lines.join('')}</${list}>`;
  };
  return `<div class="Catalog">${level(items, depth)}</div>`;
}

/** A folder's line leads to its index page, which is then no line of its own. */
function withoutIndex({ link, prefix, children = [] }: SidebarItem): {
  link: string | undefined;
  children: SidebarItem[];
} {
  const index = children.find((child) => prefix !== undefined && child.link === prefix);
  return { link: link ?? index?.link, children: children.filter((child) => child !== index) };
}
