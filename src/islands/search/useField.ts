import { useEffect, useEffectEvent, useState } from 'react';

interface Field {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  /** Id of the option that Enter opens, or null where there are none. */
  active: string | null;
  /** Id of the list of options, which stands in the page while there are any. */
  list: string;
  onText(text: string): void;
  onMove(step: 1 | -1): void;
  onClose(): void;
}

/**
 * The field, which is not React's: its text, the keys that move and open, and its state as a combobox. While an input
 * method composes, nothing is asked and its keys are its own. (SRCH-15)
 */
export function useField({ dialog, input, active, list, onText, onMove, onClose }: Field) {
  const [text, setText] = useState(input.value);
  const take = useEffectEvent((event?: Event) => {
    if (event instanceof InputEvent && event.isComposing) return;
    setText(input.value);
    onText(input.value);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || active === null) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      openOption(document.getElementById(active), event.ctrlKey || event.metaKey);
    }
  });
  const closed = useEffectEvent(onClose);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    input.addEventListener('input', take, { signal });
    input.addEventListener('compositionend', () => take(), { signal });
    input.addEventListener('keydown', press, { signal });
    dialog.addEventListener('mousedown', keepFocus, { signal });
    dialog.addEventListener('close', () => closed(), { signal });
    // What was typed before this code was there.
    take();
    return () => stop.abort();
  }, [dialog, input]);

  useEffect(() => {
    input.ariaExpanded = String(active !== null);
    if (active === null) {
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
      return;
    }
    input.setAttribute('aria-controls', list);
    input.setAttribute('aria-activedescendant', active);
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [input, active, list]);

  const type = (value: string) => {
    input.value = value;
    input.focus();
    take();
  };
  return { text, type };
}

/** A pressed star or button leaves the focus in the field, so that the keys go on working. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault();
}

/** Follows an option's link in place or in a new tab. (SRCH-09) */
function openOption(option: HTMLElement | null, newTab: boolean): void {
  if (!(option instanceof HTMLAnchorElement)) return;
  if (newTab) window.open(option.href, '_blank', 'noopener');
  else option.click();
}
