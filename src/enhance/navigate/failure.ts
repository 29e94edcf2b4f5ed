import { PageLoadError } from './page-cache.ts';

/** What `page-load-error` carries. */
export interface PageLoadFailure {
  path: string;
  error: unknown;
}

/**
 * A page did not come: tells whoever listens, then loads it as a document where the server answered at all (a new
 * deployment), and otherwise says so and offers to try again. The old page stays. (ERR-02, ERR-03)
 */
export function reportFailure(url: URL, error: unknown): void {
  const detail: PageLoadFailure = { path: url.pathname, error };
  const goOn = window.dispatchEvent(new CustomEvent('page-load-error', { detail, cancelable: true }));
  if (!goOn) return;
  if (error instanceof PageLoadError && error.status === 0) showMessage(url);
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
