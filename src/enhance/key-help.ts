import { isOff } from './keys.ts';
import { on } from './registry.ts';
import { isTaken } from './search.ts';

/** Opens the list of keys by `?` and by its buttons, from now on; the dialog's own script comes with it. */
export function keyHelp(): void {
  on(document, 'keydown', (event) => {
    const plain = event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!plain || isTaken(event.target) || isOff('help')) return;
    event.preventDefault();
    open();
  });
  // What is clicked is an element: text passes its clicks on.
  on(document, 'click', (event) => (event.target as Element).closest('[data-key-help]') && open());
}

function open(): void {
  import('./key-help/dialog.ts').then(
    (module) => module.showKeyHelp(),
    // What cannot be had is missing, and nothing else.
    () => undefined,
  );
}
