import { resolve, withQueryAndHash } from '../../model/redirects.ts';
import type { RouteTable } from '../../model/route-table.ts';

/** Leads on where the path has moved, and otherwise offers the pages closest to it. (RTE-30, NF-07) */
export async function lookUp(shown: HTMLElement): Promise<void> {
  const table = await routeTable();
  if (!table) return;
  const known = resolve(location.pathname, new Set(table.pages), table.moved);
  if (known.kind === 'redirect') location.replace(withQueryAndHash(known.to, location.search, location.hash));
  else if (known.kind === 'missing') {
    const { offerClosest } = await import('./offer.ts');
    offerClosest(shown, table.pages);
  }
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
