import { closestPaths } from '../../model/closest-paths.ts';
import { decoded } from './decoded.ts';

/** Lists the pages closest to the path, where any are like it. (NF-07) */
export function offerClosest(shown: HTMLElement, pages: readonly string[]): void {
  const box = shown.querySelector<HTMLElement>('[data-closest]');
  const paths = closestPaths(decoded(location.pathname), pages);
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
