import { similarity } from './similarity.ts';

/** The existing paths closest to a missing one, best first, at most `limit`. (NF-07) */
export function closestPaths(missing: string, paths: readonly string[], limit = 3): string[] {
  const wanted = missing.toLowerCase();
  // Not asked of language.ts: what two scripts share becomes a file of its own, which every page would load.
  const home = wanted.startsWith('/zh/') ? '/zh/' : '/';
  return paths
    .filter((path) => (home === '/zh/') === path.startsWith('/zh/') && path !== home)
    .map((path) => ({ path, distance: likeness(path.toLowerCase(), wanted) }))
    .sort((a, b) => b.distance - a.distance)
    .slice(0, limit)
    .filter(({ distance }) => distance > 0.4)
    .map(({ path }) => path);
}

/** How alike two paths are, 0 to 1: shared pairs of letters, the last segment counting as much as the whole. */
function likeness(a: string, b: string): number {
  const last = (path: string) =>
    path
      .replace(/\/$/, '')
      .split('/')
      .at(-1)
      ?.replace(/\.html$/, '') ?? '';
  return (similarity(a, b) + similarity(last(a), last(b))) / 2;
}
