import { all, on } from './registry.ts';

/** The sidebar's groups: at each level a press opens one and closes its siblings. (SIDE-07, SIDE-21) */
export function sidebar(root: Document | Element): (() => void) | undefined {
  const tree = root.querySelector<HTMLElement>('[data-sidebar]');
  if (!tree) return undefined;
  return all(
    on(tree, 'click', (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[aria-controls]');
      if (button) toggle(button, button.getAttribute('aria-expanded') !== 'true');
    }),
    on(tree, 'click', (event) => {
      if ((event.target as Element).closest('a')) closePopover(tree);
    }),
  );
}

function toggle(button: HTMLButtonElement, open: boolean): void {
  const siblings = button
    .closest('ul')
    ?.querySelectorAll<HTMLButtonElement>(':scope > li > button[aria-expanded="true"]');
  if (open) for (const sibling of siblings ?? []) setOpen(sibling, false);
  setOpen(button, open);
}

/** Opens or closes one group. */
export function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (list) list.hidden = !open;
}

function closePopover(tree: HTMLElement): void {
  const popover = tree.closest<HTMLElement>('[popover]');
  if (popover?.matches(':popover-open')) popover.hidePopover();
}

/** Marks the page of a path as the current one, and opens the groups it lies in. (SIDE-07, SIDE-09) */
export function markCurrent(tree: Element, path: string): void {
  for (const old of tree.querySelectorAll('a[aria-current]')) old.removeAttribute('aria-current');
  const link = tree.querySelector(`a[href="${CSS.escape(path)}"]`);
  link?.setAttribute('aria-current', 'page');
  for (
    let list = link?.closest('[id]');
    list && tree.contains(list);
    list = list.parentElement?.closest('[id]')
  ) {
    const button = tree.querySelector(`button[aria-controls="${list.id}"]`);
    if (button) setOpen(button, true);
  }
}
