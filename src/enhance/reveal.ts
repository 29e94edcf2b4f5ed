import { idOf } from './hash.ts';
import { on } from './registry.ts';
import { showPanel } from './tabs.ts';

/** Opens what hides the target of the address's hash: tab panels and collapsibles, from the outside in. (TAB-06, MD-03) */
export function reveal(root: Document | Element): (() => void) | undefined {
  const show = () => {
    const target = document.getElementById(idOf(location.hash));
    if (!target || !root.contains(target)) return;
    if (open(target)) target.scrollIntoView();
  };
  show();
  return on(window, 'hashchange', show);
}

/** Opens every hiding element around a target; answers whether one was closed. */
function open(target: Element): boolean {
  let opened = false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      opened = true;
    }
    if (element.matches('.Tabs-panel') && showPanel(element)) opened = true;
  }
  return opened;
}
