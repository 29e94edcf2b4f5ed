import { colourModeKey } from '../model/colour-mode.ts';
import { all, on } from './registry.ts';
import { readStored, writeStored } from './storage.ts';

type Mode = 'light' | 'dark' | 'auto';
const cycle: Record<string, Record<Mode, Mode>> = {
  switch: { light: 'dark', dark: 'auto', auto: 'light' },
  toggle: { light: 'dark', dark: 'light', auto: 'light' },
};

/** The colour mode: the button cycles it, the system and other tabs change it. (LOOK-01 to LOOK-03, LOOK-05) */
export function colourMode(root: Document | Element): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-colour-mode]')];
  const apply = (mode: Mode) => {
    const { dataset } = document.documentElement;
    dataset.mode = mode;
    dataset.theme = mode === 'auto' ? (system.matches ? 'dark' : 'light') : mode;
    for (const button of buttons) button.ariaLabel = button.getAttribute(`data-label-${mode}`);
  };
  apply(currentMode());
  return all(
    ...buttons.map((button) =>
      on(button, 'click', () => {
        const next = cycle[button.dataset.colourMode ?? 'switch']?.[currentMode()] ?? 'light';
        writeStored(colourModeKey, next);
        apply(next);
      }),
    ),
    on(system, 'change', () => apply(currentMode())),
    on(window, 'storage', (event) => {
      // Fired as a StorageEvent, which HTMLElementEventMap does not list.
      const { key } = event as unknown as StorageEvent;
      if (key === colourModeKey) apply(asMode(readStored(colourModeKey)));
    }),
  );
}

function currentMode(): Mode {
  return asMode(document.documentElement.dataset.mode ?? null);
}

function asMode(value: string | null): Mode {
  return value === 'light' || value === 'dark' ? value : 'auto';
}
