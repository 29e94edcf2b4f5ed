import { on } from './registry.ts';

/** Brings a code block back to the middle of the window when it is folded again. (CODE-05) */
export function collapsedCode(root: Document | Element): () => void {
  return on(root, 'change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.checked) return;
    const block = target.closest('.Code-expand')?.closest('.Code');
    block?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}
