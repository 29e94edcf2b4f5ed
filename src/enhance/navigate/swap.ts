/** True where a document is a page that can take the place of this one: same language, same shell. */
export function canSwap(next: Document): boolean {
  const [now, then] = [document.documentElement, next.documentElement];
  return (
    now.lang === then.lang &&
    now.dataset.shell === then.dataset.shell &&
    Boolean(next.querySelector('.Frame main') && next.title) &&
    !next.querySelector('.Navbar') === !document.querySelector('.Navbar')
  );
}

/** Puts another page in the place of this one: head, frame, and the marks of the header. (SITE-10) */
export function swap(next: Document): void {
  document.title = next.title;
  swapHead(next);
  swapFrame(next);
  swapHeader(next);
  document.querySelector('.PageLoadError')?.remove();
}

/**
 * Only what the page owns and the next one lacks is removed; tags that others put into the head stay, and so do styles
 * that both pages have, or all that stays would be styled anew. (SITE-10)
 */
function swapHead(next: Document): void {
  const fresh = new Set(next.head.querySelectorAll('[data-page]'));
  for (const old of document.head.querySelectorAll('[data-page]')) {
    const same = [...fresh].find((element) => element.isEqualNode(old));
    if (same) fresh.delete(same);
    else old.remove();
  }
  document.head.append(...adopt(fresh));
}

/** What stands in a sidebar beside its tree. */
const aboveTree = ':scope > :not([data-sidebar])';

/** Everything below the header; a sidebar whose tree is the same stays, with its open groups and its scroll. */
function swapFrame(next: Document): void {
  const [frame, fresh] = [document.querySelector('.Frame'), next.querySelector('.Frame')];
  if (!frame || !fresh) return;
  const [old, sidebar] = [frame.querySelector('.Sidebar'), fresh.querySelector('.Sidebar')];
  const kept = old && sidebar && treeOf(old) === treeOf(sidebar) ? old : undefined;
  if (kept && sidebar) {
    sidebar.remove();
    // What stands above the tree belongs to the page. (SIDE-16)
    for (const one of kept.querySelectorAll(aboveTree)) one.remove();
    kept.prepend(...adopt(sidebar.querySelectorAll(aboveTree)));
  }
  for (const child of [...frame.children]) if (child !== kept) child.remove();
  frame.append(...adopt(fresh.children));
  for (const mark of ['data-bare', 'data-sidebar-missing'])
    frame.toggleAttribute(mark, fresh.hasAttribute(mark));
}

/** What a tree is known by: its links, in order. */
function treeOf(sidebar: Element): string {
  return [...sidebar.querySelectorAll('a')].map((link) => link.getAttribute('href')).join();
}

/** The start of the header, which has a button where there is a sidebar, and the marks and addresses of its links. */
function swapHeader(next: Document): void {
  const links = (root: Document) => [...root.querySelectorAll<HTMLAnchorElement>('.Navbar a, .NavScreen a')];
  // Before a part of the header moves over, so that each link finds its own counterpart.
  const fresh = links(next);
  const start = next.querySelector('.Navbar-start');
  if (start) document.querySelector('.Navbar-start')?.replaceWith(document.adoptNode(start));
  links(document).forEach((link, at) => {
    const other = fresh[at] ?? link;
    for (const name of ['href', 'data-active', 'aria-current']) {
      const value = other.getAttribute(name);
      if (value === null) link.removeAttribute(name);
      else link.setAttribute(name, value);
    }
  });
}

function adopt(elements: Iterable<Element>): Node[] {
  return [...elements].map((element) => document.adoptNode(element));
}
