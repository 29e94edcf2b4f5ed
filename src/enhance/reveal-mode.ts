/** Milliseconds that the circle takes. (LOOK-08) */
const duration = 400;

/**
 * Changes the page's colours and lets the new ones come out of a circle around the pointer, or around the middle of the
 * button where a key pressed it. Only for a browser with view transitions and a reader who wants motion. (LOOK-08, LOOK-09)
 * @param change sets the new colours
 */
export function revealMode(event: MouseEvent, button: Element, change: () => void): void {
  const page = document.documentElement;
  const box = button.getBoundingClientRect();
  // A press by key carries no place.
  const byKey = event.detail === 0;
  const x = byKey ? box.x + box.width / 2 : event.clientX;
  const y = byKey ? box.y + box.height / 2 : event.clientY;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  page.toggleAttribute('data-revealing', true);
  const transition = document.startViewTransition(change);
  transition.ready.then(
    () =>
      page.animate(
        { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        { duration, easing: 'ease-in', fill: 'forwards', pseudoElement: '::view-transition-new(root)' },
      ),
    // A transition that is skipped has changed the colours all the same.
    () => undefined,
  );
  void transition.finished.finally(() => page.removeAttribute('data-revealing'));
}
