import type { Nodes } from 'mdast';
import { type Container, labelAndBody } from '../containers/container.ts';
import type { DrawContainer } from '../containers/containers.ts';
import { type MarkdownDocument, report } from '../document.ts';
import { headingId } from '../heading-ids/heading-id.ts';
import { element, plainText } from '../tree.ts';
import { knownGroup, namesIn } from './known-groups.ts';

interface Tab {
  /** The id that a remembered choice names: the same in both languages where the names are. */
  id: string;
  label: Nodes[];
  body: Nodes[];
  active: boolean;
}

/** A group of tabs. Without JavaScript and in print all panels show, each with its title. (MD-05, TAB-01, TAB-06) */
export const drawTabs: DrawContainer = (node, { body }, document) => [group('tabs', node, body, document)];

/** A group of code blocks, one to a tab. (MD-06) */
export const drawCodeTabs: DrawContainer = (node, { body }, document) => {
  for (const tab of body) {
    if (!isTab(tab)) continue;
    const content = labelAndBody(tab).body;
    if (content.length === 1 && content[0]?.type === 'code') continue;
    report(
      document,
      tab,
      'A tab of ":::code-tabs" holds something else than one code block, which its layout has no place for.',
      'leave one code block in each tab, or use "tabs"',
    );
  }
  return [group('code-tabs', node, body, document)];
};

function group(
  kind: 'tabs' | 'code-tabs',
  node: Container,
  body: Nodes[],
  document: MarkdownDocument,
): Nodes {
  const stray = body.find((child) => !isTab(child));
  if (stray)
    report(
      document,
      stray,
      `Something stands between the tabs of ":::${node.name}" and would be lost.`,
      'move it into a tab or out of the group',
    );
  const tabs = body.filter(isTab).map((tab) => readTab(tab, document));
  if (tabs.length === 0)
    report(document, node, `":::${node.name}" holds no ":::tab".`, 'add a tab or take the group out');
  const groupId = node.attributes?.id ?? knownGroup(tabs.map(titleOf));
  const selected = Math.max(
    0,
    tabs.findIndex(({ active }) => active),
  );
  // Unique on the page: the line a group starts on is its own.
  const prefix = `${kind}-${node.position?.start.line ?? 0}`;
  const properties = { className: ['Tabs'], dataTabs: kind, dataGroup: groupId ?? undefined };
  return element('div', properties, [
    element(
      'div',
      { className: ['Tabs-list'], role: 'tablist' },
      tabs.map((tab, index) => button(tab, prefix, index === selected)),
    ),
    ...tabs.map((tab, index) => panel(tab, prefix, index === selected)),
  ]);
}

function button({ id, label }: Tab, prefix: string, selected: boolean): Nodes {
  const properties = {
    className: ['Tabs-tab'],
    type: 'button',
    role: 'tab',
    id: `${prefix}-${id}-tab`,
    ariaControls: `${prefix}-${id}`,
    ariaSelected: selected ? 'true' : 'false',
    tabIndex: selected ? undefined : -1,
    dataTab: id,
  };
  return element('button', properties, label);
}

function panel({ id, label, body }: Tab, prefix: string, selected: boolean): Nodes {
  const properties = {
    className: ['Tabs-panel'],
    role: 'tabpanel',
    id: `${prefix}-${id}`,
    ariaLabelledBy: `${prefix}-${id}-tab`,
    dataSelected: selected ? true : undefined,
  };
  return element('div', properties, [
    element('p', { className: ['Tabs-title'] }, structuredClone(label)),
    ...body,
  ]);
}

function readTab(tab: Container, document: MarkdownDocument): Tab {
  const { label, body } = labelAndBody(tab);
  if (!label)
    report(document, tab, 'A tab has no title, so nobody could choose it.', 'write ":::tab[Title]"');
  const title = (label ?? []).map(plainText).join('');
  const id = tab.attributes?.id ?? namesIn(title).map(headingId).join('-');
  return { id, label: label ?? [], body, active: 'active' in (tab.attributes ?? {}) };
}

function titleOf({ label }: Tab): string {
  return label.map(plainText).join('');
}

function isTab(node: Nodes): node is Container {
  return node.type === 'containerDirective' && node.name === 'tab';
}
