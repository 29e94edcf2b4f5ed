/** Blocks of text that are laid out in one frame. */
const blocksAtOnce = 8;

/**
 * Lays out the text below the first view of a page that came in place, some blocks a frame, once that view has shown: a
 * long page comes as fast as a short one. A document is laid out whole: waiting would cost a slow phone more than it
 * gains.
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
