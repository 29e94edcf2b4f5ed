import { all, on } from './registry.ts';
import { smallScreen } from './small-screen.ts';

/** Pixels from the page's top within which the header always shows, and pixels downward that hide it. (NAV-15) */
const alwaysShownUntil = 58;
const hidesAfter = 200;
/** Milliseconds between two looks at how far the page is scrolled. (NAV-15) */
const pause = 300;

/** What is known when the page is looked at: heights in pixels. */
export interface Sample {
  /** How far the page was scrolled at the last look, and is now. */
  last: number;
  now: number;
  hidden: boolean;
  sidebarOpen: boolean;
}

/** Whether the header of a small screen hides. (NAV-15) */
export function headerHides({ last, now, hidden, sidebarOpen }: Sample): boolean {
  if (now <= alwaysShownUntil || now < last) return false;
  return hidden || (now - last > hidesAfter && !sidebarOpen);
}

/** Hides the header while a small screen is scrolled down; style does the moving. (NAV-15, NAV-16) */
export function header(): () => void {
  const small = matchMedia(smallScreen);
  const page = document.documentElement;
  let last = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const look = () => {
    const hidden = page.hasAttribute('data-header-hidden');
    const sidebarOpen = Boolean(document.querySelector('#sidebar:popover-open'));
    const hides = small.matches && headerHides({ last, now: scrollY, hidden, sidebarOpen });
    page.toggleAttribute('data-header-hidden', hides);
    last = scrollY;
  };
  const scrolled = () => {
    again = timer !== undefined;
    if (again) return;
    look();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) scrolled();
    }, pause);
  };
  return all(
    on(document, 'scroll', scrolled, { passive: true }),
    on(small, 'change', look),
    () => clearTimeout(timer),
    () => page.removeAttribute('data-header-hidden'),
  );
}
