import type { FootnoteDefinition, Nodes, Root } from 'mdast';
import { replaceInline, sliceInline } from '../inline-ranges.ts';

/** `^[a note]` becomes a footnote with its text in place. (MD-11) */
export function drawInlineNotes(root: Root): void {
  const definitions: FootnoteDefinition[] = [];
  replaceInline(root, (flat, children) => {
    const start = flat.indexOf('^[');
    const end = start < 0 ? -1 : closingBracket(flat, start + 2);
    if (end < 0) return undefined;
    const identifier = `inline-${definitions.length + 1}`;
    definitions.push(definition(identifier, sliceInline(children, start + 2, end)));
    return { start, end: end + 1, nodes: [{ type: 'footnoteReference', identifier, label: identifier }] };
  });
  root.children.push(...definitions);
}

function definition(identifier: string, children: Nodes[]): FootnoteDefinition {
  // The note was inline content where it was written, so it is inline content here.
  const paragraph = { type: 'paragraph' as const, children: children as never[] };
  return { type: 'footnoteDefinition', identifier, label: identifier, children: [paragraph] };
}

/** The offset of the `]` that belongs to the bracket before `from`; -1 where it is never closed. */
function closingBracket(flat: string, from: number): number {
  let depth = 1;
  for (let offset = from; offset < flat.length; offset++) {
    if (flat[offset] === '[') depth++;
    if (flat[offset] === ']' && --depth === 0) return offset;
  }
  return -1;
}
