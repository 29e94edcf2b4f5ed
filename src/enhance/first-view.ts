/** The blocks of a text and what follows it, from top to bottom. */
const blocksOfPage = '.Prose > *, .Prose ~ *';
/** How high a block is at a guess, in pixels: one for each character, or this for each of its rows and items. */
const rowSize = 60;
/** What fills a window, in heights of it, so that at 1280 and 1440 px hardly a page comes with a gap at its end. */
const viewsToFill = 4 / 3;
/** How many blocks are laid out in one frame afterwards. */
const blocksAtOnce = 8;

/**
 * Marks the text below the first view of a page that is about to take the place of another, for style to lay out later:
 * a long page comes as fast as a short one. Marked before it is part of the document, it is not styled twice. A document
 * is laid out whole: waiting would cost a slow phone more than it gains.
 */
export function markBelowFirstView(page: Document): void {
  let size = 0;
  for (const block of page.querySelectorAll(blocksOfPage)) {
    if (size > innerHeight * viewsToFill) block.setAttribute('data-later', '');
    else
      size += Math.max(
        rowSize * (block.querySelectorAll('tr, li').length || 1),
        block.textContent?.length ?? 0,
      );
  }
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
