import type { Data, Nodes, Parent, Parents, PhrasingContent, Text } from 'mdast';

/** Attributes of an element: `className` is a list, `true` an attribute without value. */
export type Properties = Record<string, string | number | boolean | string[] | undefined>;

/** A node of the Markdown tree that becomes the HTML element `data.hName`. */
export interface ElementNode extends Parent {
  type: 'element';
  data: Data & { hName: string; hProperties: Properties };
}

declare module 'mdast' {
  interface RootContentMap {
    element: ElementNode;
  }
  interface BlockContentMap {
    element: ElementNode;
  }
  interface PhrasingContentMap {
    element: ElementNode;
  }
}

/** An HTML element to put into the Markdown tree. */
export function element(hName: string, hProperties: Properties, children: Nodes[] = []): ElementNode {
  return { type: 'element', data: { hName, hProperties }, children: asChildren(children) };
}

export function text(value: string): Text {
  return { type: 'text', value };
}

/** Children of any parent as one list; mdast types each parent's children apart. */
export function childrenOf(node: Nodes): Nodes[] {
  return 'children' in node ? node.children : [];
}

/** Puts `children` into a parent, whatever its declared content model is. */
export function setChildren(parent: Parents, children: Nodes[]): void {
  parent.children = asChildren(children);
}

/** Replaces nodes from the leaves up: `replace` answers the nodes to stand in a node's place, or undefined to keep it. */
export function replaceNodes(
  parent: Nodes,
  replace: (node: Nodes, parent: Parents) => Nodes[] | undefined,
): void {
  if (!('children' in parent)) return;
  const children = childrenOf(parent).flatMap((child) => {
    replaceNodes(child, replace);
    return replace(child, parent) ?? [child];
  });
  setChildren(parent, children);
}

/** Calls `visit` for every node below `parent`, parents first. */
export function visitNodes(parent: Nodes, visit: (node: Nodes, parent: Nodes) => void): void {
  for (const child of childrenOf(parent)) {
    visit(child, parent);
    visitNodes(child, visit);
  }
}

/** The words of a node and all below it. */
export function plainText(node: Nodes): string {
  return 'value' in node && node.type !== 'html' ? node.value : childrenOf(node).map(plainText).join('');
}

/** True for the parents whose children are text and inline markup. */
export function isInlineParent(node: Nodes): node is Parents & { children: PhrasingContent[] } {
  return inlineParents.has(node.type);
}

const inlineParents = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'superscript',
  'subscript',
]);

/** Joins neighbouring text nodes, which replacing nodes leaves behind. */
export function mergeTexts(parent: Nodes): void {
  if (!('children' in parent)) return;
  const merged: Nodes[] = [];
  for (const child of childrenOf(parent)) {
    mergeTexts(child);
    const last = merged.at(-1);
    if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else merged.push(child);
  }
  setChildren(parent, merged);
}

function asChildren(children: Nodes[]): never[] {
  // Each parent's content model is narrower than Nodes; the HTML that comes out is what the golden files check.
  return children as never[];
}
