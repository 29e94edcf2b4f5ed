import { all, on } from './registry.ts';

/** Pixels scrolled from which the button shows. (BTT-01) */
const showsAfter = 100;

/** The button that leads back to the top, and its ring that shows how far the page is scrolled. (BTT-01 to BTT-03) */
export function backToTop(root: Document | Element): (() => void) | undefined {
  const button = root.querySelector<HTMLElement>('.BackToTop');
  const ring = button?.querySelector('circle');
  if (!button || !ring) return undefined;
  let frame = 0;
  const draw = () => {
    frame = 0;
    const room = document.documentElement.scrollHeight - innerHeight;
    button.hidden = scrollY <= showsAfter;
    ring.setAttribute('stroke-dashoffset', String(100 - Math.round((scrollY / Math.max(room, 1)) * 100)));
  };
  const later = () => {
    frame ||= requestAnimationFrame(draw);
  };
  draw();
  return all(
    on(document, 'scroll', later, { passive: true }),
    on(window, 'resize', later),
    on(button, 'click', () => {
      // The first stop of the keyboard: from there the next is in the header.
      document.querySelector<HTMLElement>('.SkipLink')?.focus({ preventScroll: true });
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    }),
    () => cancelAnimationFrame(frame),
  );
}
