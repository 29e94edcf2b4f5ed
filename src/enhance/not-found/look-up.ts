import { resolve, withQueryAndHash } from '../../model/redirects.ts';
import type { RouteTable } from '../../model/route-table.ts';

/** Leads on where the path has moved, and otherwise offers the pages closest to it. (RTE-30, NF-07) */
export async function lookUp(shown: HTMLElement): Promise<void> {
  // Where the table cannot be had, the page simply offers less.
  const table: RouteTable | undefined = await fetch('/routes.json')
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  if (!table) return;
  const known = resolve(location.pathname, new Set(table.pages), table.moved);
  if (known.kind === 'redirect') location.replace(withQueryAndHash(known.to, location.search, location.hash));
  else if (known.kind === 'missing') {
    const { offerClosest } = await import('./offer.ts');
    offerClosest(shown, table.pages);
  }
}
