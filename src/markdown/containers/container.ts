import type { Nodes } from 'mdast';
import { childrenOf } from '../tree.ts';

export type Container = Extract<Nodes, { type: 'containerDirective' }>;

/** Splits a container into what stands in its brackets and what stands between its fences. */
export function labelAndBody(node: Container): { label: Nodes[] | undefined; body: Nodes[] } {
  const [first, ...rest] = childrenOf(node);
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  return isLabel ? { label: childrenOf(first), body: rest } : { label: undefined, body: childrenOf(node) };
}

/** Whether a container ends with a fence of its own: enough colons, on a line after its content. */
export function isClosed(node: Container, source: string): boolean {
  if (!node.position) return true;
  const { start, end } = node.position;
  const opening = /^:+/.exec(source.slice(start.offset))?.[0] ?? '';
  const lastLine = source.slice(source.lastIndexOf('\n', (end.offset ?? 0) - 1) + 1, end.offset);
  const closing = /(?:^|[\s>])(:{3,})\s*$/.exec(lastLine)?.[1] ?? '';
  const contentEnd = childrenOf(node).at(-1)?.position?.end.line ?? start.line;
  return closing.length >= opening.length && end.line > contentEnd;
}
