import { languageOf } from '../../model/language.ts';
import { keysOffKey, keysThatAreOff } from '../keys.ts';
import { onArrival } from '../search.ts';
import { writeStored } from '../storage.ts';

/** The dialog of this document, from the first time it is asked for. */
let made: Promise<HTMLDialogElement | null> | undefined;

/** Shows the list of keys, fetched on first use; its switches turn keys off. (PAGE-22) */
export async function showKeyHelp(): Promise<void> {
  made ??= make();
  const dialog = await made.catch(() => null);
  if (!dialog) {
    // Without a network the next press tries again.
    made = undefined;
    return;
  }
  if (dialog.open) return;
  const off = keysThatAreOff();
  for (const box of switches(dialog)) box.checked = !off.includes(box.value);
  dialog.showModal();
}

async function make(): Promise<HTMLDialogElement | null> {
  const response = await fetch(`/key-help/${languageOf(location.pathname)}.json`);
  const { html, style }: { html: string; style: string } = await response.json();
  document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(style));
  document.body.insertAdjacentHTML('beforeend', html);
  const dialog = document.querySelector<HTMLDialogElement>('dialog.KeyHelp');
  dialog?.addEventListener('change', () => {
    const off = switches(dialog).filter(({ checked }) => !checked);
    writeStored(keysOffKey, JSON.stringify(off.map(({ value }) => value)));
  });
  dialog?.addEventListener('click', ({ target }) => {
    // What is clicked is an element: text passes its clicks on.
    if (target === dialog || (target as Element).closest('[data-close]')) dialog.close();
  });
  onArrival(() => dialog?.close());
  return dialog;
}

function switches(dialog: Element): HTMLInputElement[] {
  return [...dialog.querySelectorAll('input')];
}
