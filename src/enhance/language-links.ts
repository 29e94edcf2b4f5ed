import { all, on } from './registry.ts';

/**
 * The links to the page's other language: they keep query and hash. Ids differ between languages, so a heading's is
 * replaced by that of the heading at the same place; the other page is asked when the reader reaches for the menu.
 * (NAV-12 to NAV-14)
 */
export function languageLinks(root: Document | Element): () => void {
  return all(...[...root.querySelectorAll<HTMLAnchorElement>('a[data-language]')].map(languageLink));
}

function languageLink(link: HTMLAnchorElement): () => void {
  const menu = link.closest('[data-menu]') ?? link;
  let asked: string | undefined;
  let pending: Promise<void> | undefined;
  const prepare = () => {
    link.search = location.search;
    if (location.hash === asked) return;
    asked = location.hash;
    link.hash = asked;
    if (!asked || link.pathname === location.pathname) return;
    pending = import('./twin-hash.ts')
      .then((module) => module.twinHash(link.pathname))
      .then((hash) => {
        link.hash = hash;
      })
      // The hash stays as it is; the page is there in any case.
      .catch(() => undefined)
      .finally(() => {
        pending = undefined;
      });
  };
  return all(
    on(menu, 'pointerenter', prepare),
    on(menu, 'focusin', prepare),
    on(link, 'click', (event) => {
      prepare();
      if (!pending || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void pending.then(() => location.assign(link.href));
    }),
  );
}
