import type { Nodes, Root } from 'mdast';
import { childrenOf, isInlineParent, setChildren, text, visitNodes } from './tree.ts';

/** A stretch of inline children to replace: offsets into what `flatten` answers, and what comes there. */
export interface Replacement {
  start: number;
  end: number;
  nodes: Nodes[];
}

/** Stands for any inline node that is not text (Unicode's own sign for it). */
const placeholder = '\uFFFC';

/** Inline children as one string, so that a syntax can be found across other markup. */
export function flatten(children: readonly Nodes[]): string {
  return children.map((child) => (child.type === 'text' ? child.value : placeholder)).join('');
}

/** The children between two offsets of the flat string; text nodes are cut where needed. */
export function sliceInline(children: readonly Nodes[], start: number, end: number): Nodes[] {
  let offset = 0;
  return children.flatMap((child): Nodes[] => {
    const from = offset;
    const length = child.type === 'text' ? child.value.length : placeholder.length;
    offset += length;
    if (child.type !== 'text') return from >= start && from < end ? [child] : [];
    const value = child.value.slice(Math.max(0, start - from), Math.max(0, end - from));
    return value ? [{ ...text(value), position: child.position }] : [];
  });
}

/** Replaces, in every run of inline children, what `find` finds, until it finds nothing more. */
export function replaceInline(
  root: Root,
  find: (flat: string, children: Nodes[]) => Replacement | undefined,
): void {
  visitNodes(root, (node) => {
    if (!isInlineParent(node)) return;
    for (;;) {
      const children = childrenOf(node);
      const flat = flatten(children);
      const found = find(flat, children);
      if (!found) return;
      const after = sliceInline(children, found.end, flat.length);
      setChildren(node, [...sliceInline(children, 0, found.start), ...found.nodes, ...after]);
    }
  });
}
