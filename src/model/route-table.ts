import type { Moved } from './redirects.ts';

/** What hosts and the 404 page need to know about the site; published as `/routes.json`. */
export interface RouteTable {
  /** Every page's path, decoded, sorted. */
  pages: string[];
  /** Old path -> where it lives now, both decoded. */
  moved: Moved;
}

/** Where a page lives and which old paths it claims: its front matter's `redirectFrom`. (RTE-30) */
export interface Claim {
  path: string;
  redirectFrom?: readonly string[] | undefined;
  /** Where the path leads instead of being a page: its front matter's `redirectTo`. */
  redirectTo?: string | undefined;
}

/**
 * The route table of the site. An old path whose page does not exist is left out, because a redirect to nothing helps
 * nobody; the gate over the built site names it. (RTE-12, RTE-13, RTE-30)
 * @throws when an old path is a page or is claimed twice
 */
export function routeTable(claims: readonly Claim[], movedPaths: Moved): RouteTable {
  const pages = new Set(claims.filter((claim) => !claim.redirectTo).map((claim) => claim.path));
  const moved = new Map<string, string>();
  const add = (from: string, to: string, source: string) => {
    const old = oldPath(from);
    const other = moved.get(old);
    if (pages.has(old))
      throw new Error(`${source}: ${from} is a page itself, so it cannot lead to ${to}. Remove it.`);
    if (other && other !== to)
      throw new Error(`${source}: ${from} leads to ${other} already. Keep one of the two.`);
    if (!pages.has(to.split('#')[0] ?? '')) return;
    moved.set(old, to);
  };
  for (const claim of claims) {
    if (claim.redirectTo) add(claim.path, claim.redirectTo, `redirectTo of ${claim.path}`);
    const to = claim.redirectTo ?? claim.path;
    for (const from of claim.redirectFrom ?? []) add(from, to, `redirectFrom of ${claim.path}`);
  }
  for (const [from, to] of Object.entries(movedPaths)) add(from, to, 'site/redirects.ts');
  return { pages: [...pages].sort(), moved: Object.fromEntries([...moved].sort()) };
}

/** An old path in the form in which it is looked up: `/old` is the page `/old.html`. (RTE-30) */
function oldPath(path: string): string {
  const decoded = decodeURI(path);
  return /(\/|\.html)$/.test(decoded) ? decoded : `${decoded}.html`;
}
