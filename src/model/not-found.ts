import { similarity } from './similarity.ts';

/**
 * The script that runs before first paint on the page for unknown paths: the language of the path decides language,
 * title and which of the two texts shows. (NF-05)
 */
export function notFoundScript(titles: Readonly<Record<string, string>>): string {
  const data = JSON.stringify(titles).replaceAll('<', '\\u003c');
  return `{const l=/^\\/zh(\\/|$)/.test(location.pathname)?'zh':'en',d=document.documentElement;d.lang={en:'en-US',zh:'zh-CN'}[l];d.dataset.only=l;document.title=${data}[l]}`;
}

/** The script that places the search dialog of that language: there can be one only, and the search looks for it. (NF-07) */
export const searchScript =
  "{const l=document.documentElement.dataset.only||'en',t=document.querySelector('template[data-search='+l+']');document.body.append(t.content.cloneNode(true))}";

/** The words of a path's last segment, to search for. (NF-07) */
export function wordsOfPath(path: string): string {
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return last
    .replace(/\.html?$/, '')
    .replace(/[-_+.]+/g, ' ')
    .trim();
}

/** The existing paths closest to a missing one, best first, at most `limit`. (NF-07) */
export function closestPaths(missing: string, paths: readonly string[], limit = 3): string[] {
  const wanted = missing.toLowerCase();
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
