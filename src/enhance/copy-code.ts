import { languageOf } from '../model/language.ts';
import { announce } from './navigate/announce.ts';
import { all, on } from './registry.ts';

/** Milliseconds after the page shows until the buttons come, and for which a result is shown. (CODE-06) */
const appearsAfter = 500;
const resultShows = 2000;

/** What is left out of the copied text, as a selector; nothing by default. (CODE-08) */
const excluded: string = '';

const texts = {
  en: { copy: 'Copy', copied: 'Copied', selected: 'Selected: press Ctrl+C' },
  zh: { copy: '复制', copied: '已复制', selected: '已选中：按 Ctrl+C' },
};

/** A button that copies each code block. (CODE-06 to CODE-10) */
export function copyCode(root: Document | Element): (() => void) | undefined {
  const blocks = [...root.querySelectorAll<HTMLElement>('.Code')];
  if (blocks.length === 0) return undefined;
  let undo: (() => void) | undefined;
  const timer = setTimeout(() => {
    undo = all(...blocks.map(addButton));
  }, appearsAfter);
  return () => {
    clearTimeout(timer);
    undo?.();
  };
}

function addButton(block: HTMLElement): () => void {
  const text = texts[languageOf(location.pathname)];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'Code-copy';
  button.textContent = text.copy;
  block.querySelector('pre')?.after(button);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (result: string) => {
    button.textContent = result;
    announce(result);
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = text.copy;
    }, resultShows);
  };
  const off = on(button, 'click', async () => show((await copy(block)) ? text.copied : text.selected));
  return () => {
    off();
    clearTimeout(timer);
    button.remove();
  };
}

/** Copies a block, by selecting where the clipboard is denied; false when it only could be selected. (CODE-09) */
async function copy(block: HTMLElement): Promise<boolean> {
  const code = block.querySelector('code');
  if (!code) return false;
  try {
    await navigator.clipboard.writeText(textOf(code, 'shell' in block.dataset));
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    try {
      // Deprecated, but what is left where a page may not use the clipboard.
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

/** The code without what is excluded, and without the prompts of a shell. (CODE-08) */
function textOf(code: Element, shell: boolean): string {
  // A clone of an element is an element of the same kind.
  const copied = code.cloneNode(true) as Element;
  if (excluded) for (const one of copied.querySelectorAll(excluded)) one.remove();
  const text = (copied.textContent ?? '').replace(/\n$/, '');
  return shell ? text.replace(/^[$>] /gm, '') : text;
}
