import { all, on } from './registry.ts';

/**
 * Dropdowns: style opens them on hover; this keeps `aria-expanded`, toggles by key and tap, and closes on Escape, on
 * leaving, on a press elsewhere, and when another page comes. (NAV-06, NAV-07)
 */
export function menus(root: Document | Element): () => void {
  return all(...[...root.querySelectorAll<HTMLElement>('[data-menu]')].map(menu));
}

function menu(element: HTMLElement): () => void {
  const button = element.querySelector('button');
  const set = (open: boolean) => {
    element.toggleAttribute('data-open', open);
    // Under a resting pointer style alone would keep it open.
    element.toggleAttribute('data-closed', !open);
    button?.setAttribute('aria-expanded', String(open));
  };
  const isOpen = () => element.hasAttribute('data-open');
  return all(
    on(element, 'pointerenter', (event) => event.pointerType === 'mouse' && set(true)),
    on(element, 'pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return;
      set(false);
      element.removeAttribute('data-closed');
    }),
    button
      ? // Browsers send a click as a pointer event; its type in TypeScript is the older one.
        on(button, 'click', (event) => set((event as PointerEvent).pointerType === 'mouse' || !isOpen()))
      : undefined,
    // Within a document the targets of events are nodes, and what is clicked is an element.
    on(element, 'focusout', ({ relatedTarget }) => {
      // A press on what takes no focus, such as a heading in the menu, leaves it where it is.
      const inside = relatedTarget ? element.contains(relatedTarget as Node) : element.matches(':hover');
      if (!inside) set(false);
    }),
    on(document, 'pointerdown', (event) => isOpen() && !element.contains(event.target as Node) && set(false)),
    on(element, 'click', (event) => (event.target as Element).closest('a') && set(false)),
    on(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      set(false);
      button?.focus();
    }),
    () => isOpen() && set(false),
  );
}
