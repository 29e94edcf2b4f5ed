import type { Nodes, Root } from 'mdast';
import { withoutSofteners } from '../cjk/emphasis.ts';
import { childrenOf, replaceNodes, text } from '../tree.ts';
import type { TextDirective } from './text-directives.ts';

/**
 * Gives text back that only looks like a directive (`alist:latest`, `localhost:5244`, `8:30`), exactly as written.
 * @param names the text directives that exist; without brackets they are text, too
 */
export function restoreLiterals(root: Root, source: string, names: ReadonlySet<string>): void {
  replaceNodes(root, (node) => {
    if (node.type !== 'textDirective') return undefined;
    const isOurs = names.has(node.name) && node.children.length > 0;
    return isOurs ? undefined : literal(node, source);
  });
}

/** The source of a directive as text nodes, with what its brackets hold still parsed. */
function literal(directive: TextDirective, source: string): Nodes[] {
  const [start, end] = span(directive);
  const children = childrenOf(directive);
  const slice = (from: number, to: number) => text(withoutSofteners(source.slice(from, to)));
  const first = children[0];
  const last = children.at(-1);
  if (!first || !last) return [slice(start, end)];
  const opening = source.indexOf('[', start) + 1;
  return [slice(start, opening), ...children, slice(closingBracket(source, opening, end), end)];
}

/** The offset of the `]` that belongs to the bracket before `from`; `end` where there is none. */
export function closingBracket(source: string, from: number, end: number): number {
  let depth = 1;
  for (let offset = from; offset < end; offset++) {
    const character = source[offset];
    if (character === '\\') offset++;
    else if (character === '[') depth++;
    else if (character === ']' && --depth === 0) return offset;
  }
  return end;
}

function span({ position, name }: TextDirective): [number, number] {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined)
    throw new Error(`The text directive :${name} has no position.`);
  return [start, end];
}
