import { all, on } from './registry.ts';
import { smallScreen } from './small-screen.ts';

/**
 * The parts that stand over the page on a small screen (sidebar, navigation screen) and the appearance panel: tells
 * their buttons' state, and closes them on any navigation and when the window grows. That only one is open, Escape and
 * the press beside it are the browser's own doing. (NAV-10, NAV-11, SIDE-17, LOOK-10)
 */
export function popovers(root: Document | Element): (() => void) | undefined {
  if (!('popover' in HTMLElement.prototype)) return undefined;
  const buttons = [...root.querySelectorAll<HTMLElement>('[popovertarget]')];
  const tell = (id: string, open: boolean) => {
    for (const button of buttons)
      if (button.getAttribute('popovertarget') === id) button.setAttribute('aria-expanded', String(open));
  };
  const close = () => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  };
  for (const button of buttons) button.setAttribute('aria-expanded', 'false');
  return all(
    on(
      document,
      'toggle',
      // Only elements are toggled, and their event says what they become.
      (event) => tell((event.target as Element).id, (event as ToggleEvent).newState === 'open'),
      { capture: true },
    ),
    on(matchMedia(smallScreen), 'change', close),
    // Lest a page that comes back from memory is locked below what was open.
    on(window, 'pagehide', close),
    // What is clicked is an element: text passes its clicks on.
    on(document, 'click', (event) => (event.target as Element).closest('[popover] a') && close()),
    close,
  );
}
