/** The paths a site has: a route table, or a set of paths. Paths are decoded: `/guide/drivers/SMB.html`, `/guide/`. */
export interface KnownPaths {
  has(path: string): boolean;
  keys(): Iterable<string>;
}

/** Old path -> where it lives now, both decoded. The new one may end in a hash. */
export type Moved = Readonly<Record<string, string>>;

/** What a host does with a path. */
export type Resolution =
  | { kind: 'page'; path: string }
  /** `to` is percent-encoded; query and hash of the request are to be added. */
  | { kind: 'redirect'; to: string; status: 301 }
  | { kind: 'missing' };

/**
 * What stands at a path: the page itself, the address to go to instead, or nothing.
 * Pure and without imports, because hosts, the development server and the 404 page's script all ask it.
 * (RTE-02, RTE-04, RTE-05, RTE-06, RTE-12, RTE-13, RTE-14)
 * @param path the path of a request, percent-encoded or not, without query and hash
 */
export function resolve(path: string, pages: KnownPaths, moved: Moved): Resolution {
  const wanted = decode(path);
  if (wanted === undefined) return { kind: 'missing' };
  if (pages.has(wanted)) return { kind: 'page', path: wanted };
  const spellings = spellingsOf(wanted);
  const target =
    spellings.find((spelling) => pages.has(spelling)) ??
    spellings
      .map((spelling) => (Object.hasOwn(moved, spelling) ? moved[spelling] : undefined))
      .find(Boolean) ??
    inAnyCase(spellings, pages.keys()) ??
    inAnyCase(spellings, Object.keys(moved), moved);
  return target === undefined
    ? { kind: 'missing' }
    : { kind: 'redirect', to: encodeURI(target), status: 301 };
}

/** The address to go to: the target with the query and the hash that the old address had. (RTE-04) */
export function withQueryAndHash(to: string, search: string, hash: string): string {
  const [path = '', ownHash] = to.split('#');
  return path + search + (ownHash === undefined ? hash : `#${ownHash}`);
}

/** What a path may mean, the likeliest first: RTE-04's normal form, then the folder of that name (RTE-06). */
function spellingsOf(path: string): string[] {
  const asFile = path.replace(/(^|\/)readme\.md$/i, '$1').replace(/\.md$/i, '.html');
  const asPage = /(\/|\.html)$/i.test(asFile) ? asFile : `${asFile}.html`;
  const normal = asPage.replace(/\/index\.html$/i, '/');
  return normal.endsWith('/') ? [normal] : [normal, `${normal.slice(0, -'.html'.length)}/`];
}

/** The path that differs from one of the spellings in case only, or what it points to. (RTE-14) */
function inAnyCase(spellings: readonly string[], paths: Iterable<string>, moved?: Moved): string | undefined {
  const byFolded = new Map([...paths].map((path) => [path.toLowerCase(), path]));
  const found = spellings.map((spelling) => byFolded.get(spelling.toLowerCase())).find(Boolean);
  return found !== undefined && moved ? moved[found] : found;
}

/** A path as people write it; undefined where its percent signs encode nothing. (RTE-05) */
function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
