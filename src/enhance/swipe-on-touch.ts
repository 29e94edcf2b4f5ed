import { all, on } from './registry.ts';

/**
 * Fetches what answers a finger's swipe with the first touch of a document, and hands over the touches until then: a
 * page that nobody touches does not load it, and the first swipe is not lost. (SWIPE-01)
 */
export function swipeOnTouch(): void {
  const early: TouchEvent[] = [];
  const keep = (event: TouchEvent) => {
    if (early.push(event) > 1) return;
    // Without it the page has its buttons.
    import('./swipe.ts').then(({ swipe }) => {
      stop();
      swipe(early);
    }, stop);
  };
  const stop = all(on(document, 'touchstart', keep, { passive: true }), on(document, 'touchend', keep));
}
