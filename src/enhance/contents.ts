import { all, on } from './registry.ts';

/** The contents box: opens and closes below 1440 px, closes when an entry is chosen. (TOC-04, TOC-11) */
export function contents(root: Document | Element): (() => void) | undefined {
  const box = root.querySelector<HTMLElement>('nav[data-contents]');
  const toggle = box?.querySelector('button');
  if (!box || !toggle) return undefined;
  const set = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));
  return all(
    on(toggle, 'click', () => set(toggle.getAttribute('aria-expanded') !== 'true')),
    on(box, 'click', (event) => {
      if ((event.target as Element).closest('a')) set(false);
    }),
  );
}
