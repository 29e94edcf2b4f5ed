import { asMode, type ColourMode, colourModeKey, nextMode } from '../model/colour-mode.ts';
import { all, on } from './registry.ts';
import { readStored, writeStored } from './storage.ts';

/** The colour mode: the button cycles it, the system and other tabs change it. (LOOK-01 to LOOK-03, LOOK-05) */
export function colourMode(root: Document | Element): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-colour-mode]')];
  const setting = buttons[0]?.dataset.colourMode === 'toggle' ? 'toggle' : 'switch';
  const { dataset } = document.documentElement;
  const current = () => asMode(dataset.mode ?? null);
  const themeOf = (mode: ColourMode) => (mode === 'auto' ? (system.matches ? 'dark' : 'light') : mode);
  // With two modes the reader leaves the one that shows, the system's too. (LOOK-03)
  const shown = (mode: ColourMode) => (setting === 'toggle' ? themeOf(mode) : mode);
  const apply = (mode: ColourMode) => {
    chosen = mode;
    dataset.mode = mode;
    dataset.theme = themeOf(mode);
    for (const button of buttons) button.ariaLabel = button.getAttribute(`data-label-${shown(mode)}`);
  };
  // Ahead of the page while a press is still being shown.
  let chosen = current();
  // Only the reader's two choices are left where the system's is not one of them. (LOOK-03)
  if (setting === 'toggle' && readStored(colourModeKey) === 'auto') writeStored(colourModeKey, current());
  if (dataset.mode) apply(current());
  return all(
    ...buttons.map((button) =>
      on(button, 'click', (event) => {
        chosen = nextMode(setting, shown(chosen));
        writeStored(colourModeKey, chosen);
        const change = () => apply(chosen);
        const still = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches;
        if (still || themeOf(chosen) === dataset.theme) change();
        else void import('./reveal-mode.ts').then((one) => one.revealMode(event, button, change), change);
      }),
    ),
    on(system, 'change', () => dataset.mode && apply(current())),
    on(window, 'storage', (event) => {
      // Fired as a StorageEvent, which HTMLElementEventMap does not list.
      const { key } = event as unknown as StorageEvent;
      // No key: all of it may have changed.
      if ((!key || key === colourModeKey) && buttons.length > 0) apply(asMode(readStored(colourModeKey)));
    }),
  );
}
