import type { Root } from 'mdast';
import { replaceInline, sliceInline } from '../inline-ranges.ts';
import { element } from '../tree.ts';

/** `==mark==`, also around other inline markup; not a comparison. (MD-08) */
export function drawMarks(root: Root): void {
  replaceInline(root, (flat, children) => {
    const found = /(?<![=A-Za-z0-9])==(?=[^\s=,.;:!?)])(.*?[^\s=])==(?![=A-Za-z0-9])/s.exec(flat);
    if (!found) return undefined;
    const start = found.index;
    const end = start + found[0].length;
    return { start, end, nodes: [element('mark', {}, sliceInline(children, start + 2, end - 2))] };
  });
}
