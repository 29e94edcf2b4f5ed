import { idOf } from './hash.ts';
import { all, on } from './registry.ts';

/** Milliseconds after the last scroll event until the address follows, and the tolerance in pixels. (TOC-06) */
const delay = 200;
const near = 5;

/**
 * The contents: opens and closes below 1440 px, marks where the reader is, and keeps the hash of the address there
 * without adding to the history. (TOC-04 to TOC-09, TOC-11)
 */
export function contents(root: Document | Element): (() => void) | undefined {
  const box = root.querySelector<HTMLElement>('nav[data-contents]');
  const toggle = box?.querySelector<HTMLElement>('[aria-expanded]');
  if (!box || !toggle) return undefined;
  const links = new Map([...box.querySelectorAll('a')].map((link) => [idOf(link.hash), link]));
  const headings = [...document.querySelectorAll('.Prose :is(h2, h3, h4, h5, h6)[id]')];
  const { pathname } = location;
  const open = (state: boolean) => toggle.setAttribute('aria-expanded', String(state));
  const mark = () => markEntry(box, links, headings);
  let timer: ReturnType<typeof setTimeout> | undefined;
  mark();
  return all(
    on(toggle, 'click', () => open(toggle.getAttribute('aria-expanded') !== 'true')),
    on(box, 'click', ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('a')) open(false);
      if (target.closest('[data-print]')) print();
    }),
    on(window, 'hashchange', mark),
    on(
      window,
      'scroll',
      () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          // The address may name a page that did not come; the places of this one are none of it. (ERR-03)
          if (location.pathname === pathname) follow(headings);
          mark();
        }, delay);
      },
      { passive: true },
    ),
    () => clearTimeout(timer),
  );
}

/** Writes the hash of the place on the screen; the query stays, and so does a hash that is already right. (TOC-06 to TOC-08) */
function follow(headings: readonly Element[]): void {
  const { scrollingElement: page } = document;
  const atEnd = page !== null && page.scrollHeight - innerHeight - scrollY <= near;
  const chosen = document.getElementById(idOf(location.hash));
  const below = chosen ? distance(chosen) : 0;
  // The target of a followed link, wherever it stands in the text, and a heading that cannot come higher, stay.
  if (chosen && scrollY > near && (Math.abs(below) <= near || (atEnd && below > near))) return;
  const id = scrollY <= near ? '' : (headings.findLast((heading) => distance(heading) <= near)?.id ?? '');
  if (id === idOf(location.hash)) return;
  // A change of address now would call off the page that is on its way.
  if ('navigation' in window && window.navigation.transition) return;
  const hash = id && `#${encodeURIComponent(id)}`;
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** Marks the entry of the hash, or of the last listed heading before it, and brings it into view. (TOC-05, TOC-09) */
function markEntry(
  box: HTMLElement,
  links: ReadonlyMap<string, HTMLAnchorElement>,
  headings: readonly Element[],
): void {
  const at = headings.findIndex(({ id }) => id === idOf(location.hash));
  const listed = headings.slice(0, at + 1).findLast(({ id }) => links.has(id));
  const link = links.get(listed?.id ?? '');
  box.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'location');
  const marker = box.querySelector<HTMLElement>('.Contents-marker');
  if (marker) {
    marker.style.translate = `0 ${link?.offsetTop ?? 0}px`;
    marker.style.blockSize = `${link?.offsetHeight ?? 0}px`;
  }
  const list = marker?.parentElement;
  if (!link || !list) return;
  const [entry, view] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (entry.top < view.top) list.scrollTop += entry.top - view.top;
  else if (entry.bottom > view.bottom) list.scrollTop += entry.bottom - view.bottom;
}

/** How far an element stands below the place where a link to it would bring it, in pixels. */
function distance(element: Element): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return element.getBoundingClientRect().top - padding - margin;
}
