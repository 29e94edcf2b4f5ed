import { closestPaths } from '../../model/not-found.ts';
import { resolve, withQueryAndHash } from '../../model/redirects.ts';
import type { RouteTable } from '../../model/route-table.ts';
import { decoded } from './decoded.ts';

/** Leads on where the path has moved, and otherwise offers the pages closest to it. (RTE-30, NF-07) */
export async function lookUp(shown: HTMLElement): Promise<void> {
  const table = await routeTable();
  if (!table) return;
  const known = resolve(location.pathname, new Set(table.pages), table.moved);
  if (known.kind === 'redirect') location.replace(withQueryAndHash(known.to, location.search, location.hash));
  else if (known.kind === 'missing') offer(shown, closestPaths(decoded(location.pathname), table.pages));
}

function offer(shown: HTMLElement, paths: readonly string[]): void {
  const box = shown.querySelector<HTMLElement>('[data-closest]');
  if (!box || paths.length === 0) return;
  const items = paths.map((path) => {
    const link = document.createElement('a');
    link.href = encodeURI(path);
    link.textContent = path;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  box.querySelector('ul')?.replaceChildren(...items);
  box.hidden = false;
}

/** Every path of the site; nothing where it cannot be had, and then the page simply offers less. */
async function routeTable(): Promise<RouteTable | undefined> {
  try {
    const response = await fetch('/routes.json');
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
