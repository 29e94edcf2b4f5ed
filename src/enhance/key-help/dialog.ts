import { languageOf } from '../../model/language.ts';
import { keysOffKey, keysThatAreOff } from '../keys.ts';
import { writeStored } from '../storage.ts';

/** Shows the list of keys, made from the page's template on first use; its switches turn keys off. (PAGE-22) */
export function showKeyHelp(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.KeyHelp') ?? make();
  if (!dialog || dialog.open) return;
  const off = keysThatAreOff();
  for (const box of switches(dialog)) box.checked = !off.includes(box.value);
  dialog.showModal();
}

function make(): HTMLDialogElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`#key-help-${languageOf(location.pathname)}`);
  const dialog = template && document.importNode(template.content, true).querySelector('dialog');
  if (!dialog) return undefined;
  document.body.append(dialog);
  dialog.addEventListener('change', () => {
    const off = switches(dialog).filter(({ checked }) => !checked);
    writeStored(keysOffKey, JSON.stringify(off.map(({ value }) => value)));
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('[data-close]')) dialog.close();
  });
  return dialog;
}

function switches(dialog: Element): HTMLInputElement[] {
  return [...dialog.querySelectorAll('input')];
}
