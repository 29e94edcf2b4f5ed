import { PageLoadError } from './page-cache.ts';

/** What `page-load-error` carries. */
export interface PageLoadFailure {
  path: string;
  error: unknown;
}

/**
 * A page did not come: tells whoever listens. Then, where the server answered something else (a new deployment), loads
 * the target as a document, once; where it is down or not reached, that would only lose the page that is there, so the
 * old one stays, says so, and offers to try again. (ERR-02, ERR-03)
 */
export function reportFailure(url: URL, error: unknown): void {
  const detail: PageLoadFailure = { path: url.pathname, error };
  const goOn = window.dispatchEvent(new CustomEvent('page-load-error', { detail, cancelable: true }));
  if (!goOn) return;
  const down = error instanceof PageLoadError && (error.status === 0 || error.status >= 500);
  if (down) showMessage(url);
  else loadAsDocument(url);
}

/** Addresses whose next navigation is the browser's. */
const asDocument = new Set<string>();

/** Loads a page the ordinary way; where the address is there already, only a reload does. (ERR-03) */
export function loadAsDocument(url: URL): void {
  asDocument.add(url.href);
  if (location.href === url.href) location.reload();
  else location.assign(url);
}

/** True once for an address that `loadAsDocument` was asked for. */
export function isLoadedAsDocument(url: URL): boolean {
  return asDocument.delete(url.href);
}

function showMessage(url: URL): void {
  const template = document.querySelector<HTMLTemplateElement>('#page-load-error');
  if (!template) return;
  const box = document.importNode(template.content, true).firstElementChild;
  if (!(box instanceof HTMLElement)) return;
  document.querySelector('.PageLoadError')?.remove();
  const link = box.querySelector('a');
  if (link) {
    link.href = url.href;
    link.textContent = url.pathname;
  }
  box.querySelector('button')?.addEventListener('click', () => location.assign(url), { once: true });
  document.body.append(box);
  box.focus();
}
