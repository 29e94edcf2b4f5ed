import { all, on } from './registry.ts';
import { readStored, writeStored } from './storage.ts';

/** Where choices are remembered: a JSON object from group id to tab id for each kind. (TAB-04) */
const stores: Readonly<Record<string, string>> = {
  tabs: 'VUEPRESS_TAB_STORE',
  'code-tabs': 'VUEPRESS_CODE_TAB_STORE',
};

/** Tabs: choosing by press and key, remembered by group here and in other windows. (TAB-01 to TAB-05) */
export function tabs(root: Document | Element): (() => void) | undefined {
  const groups = [...root.querySelectorAll<HTMLElement>('.Tabs')];
  if (groups.length === 0) return undefined;
  const follow = () => {
    for (const group of groups) {
      const stored = choices(group)[group.dataset.group ?? ''];
      if (stored) select(group, stored);
    }
  };
  follow();
  return all(
    ...groups.map((group) => on(group, 'click', ({ target }) => choose(target, groups))),
    ...groups.map((group) => on(group, 'keydown', (event) => move(event, groups))),
    on(window, 'storage', follow),
  );
}

/** Shows a panel wherever it lies and answers whether that changed anything. (TAB-06) */
export function showPanel(panel: Element): boolean {
  const group = panel.closest<HTMLElement>('.Tabs');
  const tab = group && tabsOf(group).find((one) => one.getAttribute('aria-controls') === panel.id);
  if (!group || !tab?.dataset.tab || tab.ariaSelected === 'true') return false;
  select(group, tab.dataset.tab);
  return true;
}

function choose(target: EventTarget | null, groups: readonly HTMLElement[]): void {
  const tab = target instanceof Element ? target.closest<HTMLElement>('.Tabs-tab') : null;
  const group = tab?.closest<HTMLElement>('.Tabs');
  const id = tab?.dataset.tab;
  if (!tab || !group || !id) return;
  const before = tab.getBoundingClientRect().top;
  const name = group.dataset.group;
  const alike = (other: HTMLElement) =>
    other.dataset.tabs === group.dataset.tabs && other.dataset.group === name;
  for (const other of name ? groups.filter(alike) : [group]) select(other, id);
  if (name) writeStored(storeOf(group), JSON.stringify({ ...choices(group), [name]: id }));
  // Groups above may have changed their height: what was pressed stays under the pointer.
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Arrows move and choose, around the ends; Home and End go there. (TAB-02) */
function move(event: KeyboardEvent, groups: readonly HTMLElement[]): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('.Tabs-tab') : null;
  const group = tab?.closest<HTMLElement>('.Tabs');
  if (!tab || !group || event.ctrlKey || event.altKey || event.metaKey) return;
  const list = tabsOf(group);
  const index = list.indexOf(tab);
  const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 };
  const next = targets[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const other = list.at(next % list.length);
  choose(other ?? null, groups);
  other?.focus();
}

/** Selects a tab of a group; one that the group does not have changes nothing. (TAB-03) */
function select(group: HTMLElement, id: string): void {
  const list = tabsOf(group);
  if (!list.some((tab) => tab.dataset.tab === id)) return;
  for (const tab of list) {
    const selected = tab.dataset.tab === id;
    tab.ariaSelected = String(selected);
    tab.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('data-selected', selected);
  }
}

/** The tabs of a group itself, not of groups inside its panels. */
function tabsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > .Tabs-list > .Tabs-tab')];
}

function choices(group: HTMLElement): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readStored(storeOf(group)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function storeOf(group: HTMLElement): string {
  return stores[group.dataset.tabs ?? ''] ?? 'VUEPRESS_TAB_STORE';
}
