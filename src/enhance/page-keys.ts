import { isOff } from './keys.ts';
import { on } from './registry.ts';
import { isTaken } from './search.ts';

const directions: Readonly<Record<string, { rel: string; id: string }>> = {
  ArrowLeft: { rel: 'prev', id: 'previous-page' },
  ArrowRight: { rel: 'next', id: 'next-page' },
};

/**
 * Alt with an arrow opens the page before or after; the browser keeps its own action where there is none, while
 * somebody types or a dialog is open, and where the reader turned the key off; from now on, for whichever page is there.
 * (PAGE-21, PAGE-22)
 */
export function pageKeys(): void {
  on(document, 'keydown', (event) => {
    const direction = directions[event.key];
    if (!direction || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = document.querySelector<HTMLElement>(`.Pager [rel="${direction.rel}"]`);
    if (!link || isTaken(event.target) || isOff(direction.id)) return;
    event.preventDefault();
    link.click();
  });
}
