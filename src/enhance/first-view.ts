/** Blocks of text that fill a first view, and those that are laid out in one frame afterwards. */
const blocksInView = 8;
const blocksAtOnce = 8;

/**
 * Marks the text below the first view of a page that is about to take the place of another, for style to lay out later:
 * a long page comes as fast as a short one. Marked before it is part of the document, it is not styled twice. A document
 * is laid out whole: waiting would cost a slow phone more than it gains.
 */
export function markBelowFirstView(page: Document): void {
  for (const block of [...page.querySelectorAll('.Prose > *')].slice(blocksInView))
    block.toggleAttribute('data-later', true);
}

/** Lays out what waits, some blocks a frame: it begins after the first view has shown. */
export function firstView(root: Document | Element): (() => void) | undefined {
  const blocks = [...root.querySelectorAll('[data-later]')];
  if (blocks.length === 0) return undefined;
  const layOut = () => {
    for (const block of blocks.splice(0, blocksAtOnce)) block.removeAttribute('data-later');
    if (blocks.length > 0) frame = requestAnimationFrame(layOut);
  };
  let frame = requestAnimationFrame(layOut);
  return () => cancelAnimationFrame(frame);
}
