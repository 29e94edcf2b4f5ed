import { isOff } from './keys.ts';

/** The module that makes the dialog search; it is loaded on first use. */
interface SearchModule {
  mount(dialog: HTMLDialogElement): Promise<void>;
}

/**
 * Opens the search dialog of the page by `/`, Ctrl or Command with K, and its button, at once; what is typed stays in
 * the field while the search itself is loaded, once. The dialog stays through navigation in place, so this runs once a
 * document. (SRCH-01 to SRCH-03, SRCH-10, NAV-18)
 * @param load fetches the search; asked again when it could not be had
 */
export function searchDialog(load: () => Promise<SearchModule>): void {
  const dialog = document.querySelector<HTMLDialogElement>('#site-search');
  const input = dialog?.querySelector('input');
  const failure = dialog?.querySelector<HTMLElement>('[data-search-failure]');
  if (!dialog || !input || !failure) return;
  let awake = false;
  const wake = async () => {
    if (awake) return;
    awake = true;
    failure.hidden = true;
    try {
      await (await load()).mount(dialog);
    } catch {
      awake = false;
      failure.hidden = false;
    }
  };
  const close = () => dialog.close();

  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const shortcut = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
    const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTaken(target);
    if ((shortcut && !isOff('search-letter')) || (slash && !isOff('search-slash'))) {
      event.preventDefault();
      open();
    }
  });
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('[data-search-open]')) open();
    if (target === dialog || (target instanceof Element && target.closest('[data-search-close]'))) close();
  });
  input.addEventListener('input', wake);
  onArrival(close);
  if (/Mac|iP/.test(navigator.platform)) {
    for (const hint of document.querySelectorAll('[data-search-key]')) hint.textContent = '⌘K';
  }

  function open() {
    if (!dialog?.open) dialog?.showModal();
    input?.select();
    void wake();
  }
}

/** Runs whenever the reader has gone to another place, in place or through the history. */
export function onArrival(run: () => void): void {
  window.addEventListener('popstate', run);
  if (!('navigation' in window)) return;
  let replaced = false;
  window.navigation.addEventListener('navigate', ({ navigationType }) => {
    replaced = navigationType === 'replace';
  });
  // The contents follow the scrolling by replacing the hash: the reader goes nowhere then.
  window.navigation.addEventListener('navigatesuccess', () => !replaced && run());
}

/** True where a plain key belongs to somebody else: a field, or another dialog. */
export function isTaken(target: EventTarget | null): boolean {
  return (
    (target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea, select'))) ||
    document.querySelector('dialog[open]') !== null
  );
}
