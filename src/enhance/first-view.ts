/** Blocks of text below a first view, which eight fill, and how many are laid out in one frame afterwards. */
const belowView = '.Prose > :nth-child(n + 9)';
const blocksAtOnce = 8;

/**
 * Marks the text below the first view of a page that is about to take the place of another, for style to lay out later:
 * a long page comes as fast as a short one. Marked before it is part of the document, it is not styled twice. A document
 * is laid out whole: waiting would cost a slow phone more than it gains.
 */
export function markBelowFirstView(page: Document): void {
  for (const block of page.querySelectorAll(belowView)) block.setAttribute('data-later', '');
}

/** Lays out what waits, some blocks a frame, from after the first view has shown; it ends by itself. */
export function firstView(root: Document | Element): undefined {
  const blocks = [...root.querySelectorAll('[data-later]')];
  const layOut = () => {
    for (const block of blocks.splice(0, blocksAtOnce)) block.removeAttribute('data-later');
    if (blocks.length > 0) requestAnimationFrame(layOut);
  };
  requestAnimationFrame(layOut);
}
