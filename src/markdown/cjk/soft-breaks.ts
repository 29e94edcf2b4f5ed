import type { Nodes, Root } from 'mdast';
import { childrenOf, visitNodes } from '../tree.ts';
import { unspaced } from './characters.ts';

/** Drops a line break between two characters that are written without spaces, so that no gap shows. (MD-01) */
export function joinLines(root: Root): void {
  visitNodes(root, (node, parent) => {
    if (node.type !== 'text' || !node.value.includes('\n')) return;
    const siblings = childrenOf(parent);
    const index = siblings.indexOf(node);
    const before = lastCharacter(siblings[index - 1]);
    const after = firstCharacter(siblings[index + 1]);
    const whole = `${before}${node.value}${after}`;
    const joined = whole.replace(/(?<=(.))\n(?=(.))/gu, (lineBreak, left: string, right: string) =>
      unspaced.test(left) && unspaced.test(right) ? '' : lineBreak,
    );
    node.value = joined.slice(before.length, joined.length - after.length);
  });
}

function lastCharacter(node: Nodes | undefined): string {
  if (!node) return '';
  if ('value' in node) return node.type === 'text' ? ([...node.value].at(-1) ?? '') : '';
  return lastCharacter(childrenOf(node).at(-1));
}

function firstCharacter(node: Nodes | undefined): string {
  if (!node) return '';
  if ('value' in node) return node.type === 'text' ? ([...node.value][0] ?? '') : '';
  return firstCharacter(childrenOf(node)[0]);
}
