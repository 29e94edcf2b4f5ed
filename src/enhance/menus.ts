import { all, on } from './registry.ts';

/**
 * Dropdowns: style opens them on hover and focus; this keeps `aria-expanded`, toggles on press, and closes on Escape,
 * on leaving, and on a press elsewhere. (NAV-06, NAV-07)
 */
export function menus(root: Document | Element): () => void {
  return all(...[...root.querySelectorAll<HTMLElement>('[data-menu]')].map(menu));
}

function menu(element: HTMLElement): () => void {
  const button = element.querySelector('button');
  const set = (open: boolean) => {
    element.toggleAttribute('data-open', open);
    element.toggleAttribute('data-closed', !open);
    button?.setAttribute('aria-expanded', String(open));
  };
  const leave = () => {
    set(false);
    element.removeAttribute('data-closed');
  };
  return all(
    on(element, 'pointerenter', (event) => event.pointerType === 'mouse' && set(true)),
    on(element, 'pointerleave', (event) => event.pointerType === 'mouse' && leave()),
    button ? on(button, 'click', () => set(!element.hasAttribute('data-open'))) : undefined,
    on(element, 'focusout', (event) => !element.contains(event.relatedTarget as Node | null) && leave()),
    on(element, 'click', (event) => (event.target as Element).closest('a') && leave()),
    on(element, 'keydown', (event) => {
      if (event.key !== 'Escape' || !element.hasAttribute('data-open')) return;
      set(false);
      button?.focus();
    }),
  );
}
