/** Blocks of text that are laid out in one frame. */
const blocksAtOnce = 8;

/**
 * Lays out the text below the first view, some blocks a frame, once that view has shown: a long page opens as fast as
 * a short one. The text itself stands in the page all the time, for searching, printing and assistive technology.
 */
export function firstView(root: Document | Element): (() => void) | undefined {
  const { dataset } = document.documentElement;
  if (dataset.firstView === undefined) return undefined;
  const blocks = [...root.querySelectorAll<HTMLElement>('.Prose > *')];
  const layOut = () => {
    for (const block of blocks.splice(0, blocksAtOnce)) block.style.contentVisibility = 'visible';
    if (blocks.length > 0) frame = requestAnimationFrame(layOut);
    else delete dataset.firstView;
  };
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(layOut);
  });
  return () => cancelAnimationFrame(frame);
}
