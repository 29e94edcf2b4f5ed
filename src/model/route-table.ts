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
  /** The file that says so, for messages. */
  file: string;
  redirectFrom?: readonly string[] | undefined;
  /** Where the path leads instead of being a page: its front matter's `redirectTo`. */
  redirectTo?: string | undefined;
}

/**
 * The route table of the site. (RTE-12, RTE-13, RTE-30)
 * @throws when an old path is a page, is claimed twice, or leads to no page
 */
export function routeTable(claims: readonly Claim[], movedPaths: Moved): RouteTable {
  const pages = new Set(claims.filter((claim) => !claim.redirectTo).map((claim) => claim.path));
  const moved = new Map<string, string>();
  const add = (from: string, address: string, source: string) => {
    const [old, to] = [oldPath(from), decodeURI(address)];
    const other = moved.get(old);
    if (pages.has(old))
      throw new Error(`${source}: ${from} is a page itself, so it cannot lead to ${to}. Remove it.`);
    if (other && other !== to)
      throw new Error(`${source}: ${from} leads to ${other} already. Keep one of the two.`);
    if (!pages.has(to.split('#')[0] ?? ''))
      throw new Error(
        `${source}: ${from} leads to ${to}, where no page is, so its readers would find nothing. Name the path of a page, such as /guide/ or /faq/why.html.`,
      );
    moved.set(old, to);
  };
  for (const claim of claims) {
    if (claim.redirectTo) add(claim.path, claim.redirectTo, `${claim.file}: redirectTo`);
    const to = claim.redirectTo ?? claim.path;
    for (const from of claim.redirectFrom ?? []) add(from, to, `${claim.file}: redirectFrom`);
  }
  for (const [from, to] of Object.entries(movedPaths)) add(from, to, 'site/redirects.ts');
  return { pages: [...pages].sort(), moved: Object.fromEntries([...moved].sort()) };
}

/** An old path in the form in which it is looked up: `/old` is the page `/old.html`. (RTE-30) */
function oldPath(path: string): string {
  const decoded = decodeURI(path);
  return /(\/|\.html)$/.test(decoded) ? decoded : `${decoded}.html`;
}
