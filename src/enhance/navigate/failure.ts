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
  if (isDown(error)) showMessage(url);
  else loadAsDocument(url);
}

/** True where the server gave no page and would give none to a full load either. (ERR-03) */
export function isDown(error: unknown): boolean {
  return error instanceof PageLoadError && (error.status === 0 || error.status >= 500);
}

/** Set once this document is to be left: every navigation from then on is the browser's. */
let leaving = false;

/** Loads a page the ordinary way; where the address is there already, only a reload does. (ERR-03) */
export function loadAsDocument(url: URL): void {
  leaving = true;
  if (location.href === url.href) location.reload();
  else location.assign(url);
}

/** True after `loadAsDocument`, whose navigation is not to be taken over. */
export function isLeaving(): boolean {
  return leaving;
}

function showMessage(url: URL): void {
  const template = document.querySelector<HTMLTemplateElement>('#page-load-error');
  const box =
    template && document.importNode(template.content, true).querySelector<HTMLElement>('.PageLoadError');
  const link = box?.querySelector('a');
  if (!box || !link) return;
  document.querySelector('.PageLoadError')?.remove();
  link.href = url.href;
  link.textContent = url.pathname;
  link.addEventListener('click', (event) => {
    // To go to where the address is already would be a step within the page that stands.
    if (location.pathname !== url.pathname) return;
    event.preventDefault();
    location.reload();
  });
  box.querySelector('button')?.addEventListener('click', () => link.click());
  document.body.append(box);
  box.focus();
}
