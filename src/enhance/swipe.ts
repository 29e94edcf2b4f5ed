import { smallScreen } from './small-screen.ts';

/** Pixels: how far a finger must go, how many times further sideways than up or down, and how near the edge it starts. */
const distance = 40;
const ratio = 1.5;
const edge = 80;

/** A place on the screen. */
interface Point {
  clientX: number;
  clientY: number;
}

/** What a touch from one place to another asks of the sidebar. (SWIPE-01, SWIPE-02) */
export function swipeOf(from: Point, to: Point): 'open' | 'close' | undefined {
  const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
  if (Math.abs(dx) <= distance || Math.abs(dx) <= ratio * Math.abs(dy)) return undefined;
  if (dx < 0) return 'close';
  return from.clientX <= edge ? 'open' : undefined;
}

/**
 * Opens and closes the sidebar of a small screen by a finger. (SWIPE-01 to SWIPE-03)
 * @param early touches from before this was here
 */
export function swipe(early: readonly TouchEvent[]): void {
  const small = matchMedia(smallScreen);
  let from: Point | undefined;
  const begin = ({ touches, target }: TouchEvent) => {
    from = small.matches && touches.length === 1 && isFree(target) ? touches[0] : undefined;
  };
  const end = ({ changedTouches: [to] }: TouchEvent) => {
    const sidebar = document.querySelector<HTMLElement>('#sidebar[popover]');
    const asked = from && to && swipeOf(from, to);
    from = undefined;
    if (sidebar && asked) sidebar.togglePopover(asked === 'open');
  };
  for (const event of early) (event.type === 'touchstart' ? begin : end)(event);
  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchend', end);
}

/** False where the touch belongs to somebody else: a dialog, the image viewer, or what scrolls sideways itself. */
function isFree(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [aria-modal="true"], .pswp--open')) return false;
  for (let element = target as Element | null; element; element = element.parentElement) {
    const scrolls = element.scrollWidth > element.clientWidth;
    if (scrolls && /auto|scroll/.test(getComputedStyle(element).overflowX)) return false;
  }
  return true;
}
