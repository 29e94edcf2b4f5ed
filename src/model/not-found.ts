/**
 * The script that runs before first paint on the page for unknown paths: the language of the path decides language,
 * title and which of the two texts shows. (NF-05)
 */
export function notFoundScript(titles: Readonly<Record<string, string>>): string {
  const data = JSON.stringify(titles).replaceAll('<', '\\u003c');
  return `{const l=/^\\/zh(\\/|$)/.test(location.pathname)?'zh':'en',d=document.documentElement;d.lang={en:'en-US',zh:'zh-CN'}[l];d.dataset.only=l;document.title=${data}[l]}`;
}

/** The existing paths closest to a missing one, best first, at most `limit`. (NF-07) */
export function closestPaths(missing: string, paths: readonly string[], limit = 3): string[] {
  const wanted = missing.toLowerCase();
  const home = wanted.startsWith('/zh/') ? '/zh/' : '/';
  return paths
    .filter((path) => (home === '/zh/') === path.startsWith('/zh/') && path !== home)
    .map((path) => ({ path, distance: similarity(path.toLowerCase(), wanted) }))
    .sort((a, b) => b.distance - a.distance)
    .slice(0, limit)
    .filter(({ distance }) => distance > 0.4)
    .map(({ path }) => path);
}

/** How alike two paths are, 0 to 1: shared pairs of letters, the last segment counting as much as the whole. */
function similarity(a: string, b: string): number {
  const last = (path: string) =>
    path
      .replace(/\/$/, '')
      .split('/')
      .at(-1)
      ?.replace(/\.html$/, '') ?? '';
  return (dice(a, b) + dice(last(a), last(b))) / 2;
}

/** Dice's coefficient over pairs of letters. */
function dice(a: string, b: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2));
  const left = pairs(a);
  const right = pairs(b);
  const rest = [...right];
  const shared = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return left.length + right.length === 0 ? 0 : (2 * shared.length) / (left.length + right.length);
}
