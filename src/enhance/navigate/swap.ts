import { markCurrent } from '../sidebar.ts';

/** True where a document is a page that can take the place of this one: same language, same shell. */
export function canSwap(next: Document): boolean {
  const [now, then] = [document.documentElement, next.documentElement];
  return (
    now.lang === then.lang &&
    now.dataset.shell === then.dataset.shell &&
    Boolean(next.querySelector('main') && next.title)
  );
}

/** Puts another page in the place of this one: head, text, foot, and the sidebar where its tree differs. (SITE-10) */
export function swap(next: Document, path: string): void {
  document.title = next.title;
  swapHead(next);
  replace('main', next);
  replace('.Footer', next);
  swapSidebar(next, path);
  swapLinks(next);
}

/** Only what the page owns is removed; tags that others put into the head stay. (SITE-10) */
function swapHead(next: Document): void {
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  document.head.append(...adopt(next.head.querySelectorAll('[data-page]')));
}

function replace(selector: string, next: Document): void {
  const [old, fresh] = [document.querySelector(selector), next.querySelector(selector)];
  if (old && fresh) old.replaceWith(document.adoptNode(fresh));
  if (old && !fresh) old.remove();
}

function swapSidebar(next: Document, path: string): void {
  const [old, fresh] = [document.querySelector('.Sidebar'), next.querySelector('.Sidebar')];
  if (!old || !fresh) return;
  if (treeOf(old) === treeOf(fresh)) markCurrent(old, path);
  else old.replaceWith(document.adoptNode(fresh));
}

/** What a tree is known by: its links, in order. */
function treeOf(sidebar: Element): string {
  return [...sidebar.querySelectorAll('a')].map((link) => link.getAttribute('href')).join();
}

/** The marks and addresses of the header that depend on the page. */
function swapLinks(next: Document): void {
  const links = (root: Document) => [...root.querySelectorAll<HTMLAnchorElement>('.Navbar a, .NavScreen a')];
  const fresh = links(next);
  links(document).forEach((link, at) => {
    const other = fresh[at];
    if (!other) return;
    link.setAttribute('href', other.getAttribute('href') ?? '');
    link.toggleAttribute('data-active', other.hasAttribute('data-active'));
  });
}

function adopt(elements: Iterable<Element>): Node[] {
  return [...elements].map((element) => document.adoptNode(element));
}
