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
  else location.replace(url);
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
