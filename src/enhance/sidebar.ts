import { all, on } from './registry.ts';
import { keepSidebar, keptSidebar } from './sidebar-state.ts';

/**
 * The sidebar: at each level a press opens one group and closes its siblings; what was opened by hand stays so for the
 * session, and the groups of the page are always open. Its place is kept, and the page's link is in sight. The strip
 * beside it folds it away. (SIDE-07 to SIDE-09, SIDE-18 to SIDE-21)
 */
export function sidebar(root: Document | Element): (() => void) | undefined {
  const tree = root.querySelector<HTMLElement>('[data-sidebar]');
  const box = tree?.closest<HTMLElement>('.Sidebar');
  if (!tree || !box) return undefined;
  const strip = root.querySelector<HTMLElement>('.Sidebar-strip');
  const tell = () => strip?.setAttribute('aria-expanded', String(!isCollapsed()));
  /** How far the script scrolled; -1 once the reader has pressed something. */
  let placed = 0;
  const place = () => {
    showCurrent(box);
    placed = box.scrollTop;
  };
  const follow = () => {
    markCurrent(tree, location.pathname);
    place();
  };
  /** What the reader has not touched is not kept. (PRIV-04) */
  const keep = () => {
    if (box.scrollTop !== placed || keptSidebar().tree)
      keepSidebar({ tree: tree.dataset.sidebar ?? '', top: box.scrollTop });
  };
  // Everything is set before anything is measured, or the browser would lay out twice.
  const kept = keptSidebar();
  openGroups(tree, location.pathname, kept.open ?? {});
  markCurrent(tree, location.pathname);
  tell();
  if (kept.tree === tree.dataset.sidebar && box.scrollTop === 0) box.scrollTop = kept.top ?? 0;
  place();
  return all(
    on(tree, 'click', (event) => {
      placed = -1;
      const button = (event.target as Element).closest<HTMLElement>('button[aria-controls]');
      if (button) toggle(button, button.getAttribute('aria-expanded') !== 'true');
    }),
    strip
      ? on(strip, 'click', () => {
          const collapsed = !isCollapsed();
          document.documentElement.toggleAttribute('data-sidebar-collapsed', collapsed);
          keepSidebar({ collapsed });
          tell();
        })
      : undefined,
    on(box, 'toggle', follow),
    on(window, 'hashchange', follow),
    on(window, 'pagehide', keep),
    keep,
  );
}

function isCollapsed(): boolean {
  return document.documentElement.hasAttribute('data-sidebar-collapsed');
}

function toggle(button: HTMLElement, open: boolean): void {
  const level = button.closest('ul');
  const siblings = [...(level?.querySelectorAll<HTMLElement>('[aria-expanded="true"]') ?? [])].filter(
    (other) => other.closest('ul') === level,
  );
  const byHand: Record<string, boolean> = { ...keptSidebar().open };
  for (const one of open ? [...siblings, button] : [button]) {
    setOpen(one, one === button && open);
    if (one.dataset.group) byHand[one.dataset.group] = one === button && open;
  }
  keepSidebar({ open: byHand });
}

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (list) list.hidden = !open;
}

/** Opens the groups of a page and those opened by hand, and closes the others. (SIDE-07, SIDE-08) */
function openGroups(tree: Element, path: string, byHand: Readonly<Record<string, boolean>>): void {
  for (const button of tree.querySelectorAll<HTMLElement>('button[data-group]')) {
    const prefix = button.dataset.group ?? '';
    setOpen(button, path.startsWith(prefix) || (byHand[prefix] ?? 'expanded' in button.dataset));
  }
}

/** Marks the page of a path as the current one, and the groups it lies in as active. (SIDE-09) */
function markCurrent(tree: Element, path: string): void {
  for (const link of tree.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (href === path || href === path + location.hash) link.ariaCurrent = 'page';
    else link.removeAttribute('aria-current');
  }
  for (const group of tree.querySelectorAll<HTMLElement>('[data-group]')) {
    const prefix = group.dataset.group ?? '';
    if (path.startsWith(prefix)) group.dataset.active = path === prefix ? 'exact' : '';
    else delete group.dataset.active;
  }
}

/** Scrolls the sidebar, not the page, until the page's link is in sight. (SIDE-19) */
function showCurrent(box: HTMLElement): void {
  const link = box.querySelector('a[aria-current]');
  // In a folded group it has no place.
  if (!link?.checkVisibility()) return;
  const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
  const hidden = inner.top < outer.top || inner.bottom > outer.bottom;
  if (hidden) box.scrollTop += inner.top - outer.top - box.clientHeight / 3;
}
