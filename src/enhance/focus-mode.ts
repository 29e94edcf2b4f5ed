import { all, on } from './registry.ts';

/** All but the text fades while a mouse rests on it; a key or leaving ends that at once. (PAGE-25, PAGE-26) */
export function focusMode(root: Document | Element): (() => void) | undefined {
  const main = root.querySelector<HTMLElement>('main[data-focus-delay]');
  const text = main?.querySelector('.Prose');
  if (!main || !text) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (focused: boolean) => document.documentElement.toggleAttribute('data-focused', focused);
  const end = () => {
    clearTimeout(timer);
    set(false);
  };
  return all(
    on(text, 'pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      timer = setTimeout(() => set(true), Number(main.dataset.focusDelay));
    }),
    on(text, 'pointerleave', end),
    on(document, 'keydown', end),
    end,
  );
}
