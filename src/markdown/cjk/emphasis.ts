import type { Root } from 'mdast';
import { visitNodes } from '../tree.ts';
import { cjkPunctuation, punctuation, unspaced } from './characters.ts';

/**
 * A private character that the parser takes for a letter. Between a `*` and CJK punctuation it lets the `*` open
 * and close: CommonMark only lets it where a space stands outside, which Chinese does not write.
 */
const softener = '\uE000';
const softeners = /\uE000/g;

/** Makes emphasis beside CJK punctuation work: `**「强调」**中文` is strong. (MD-01) */
export function softenEmphasis(source: string): string {
  return source.replace(/(?<![\\*])\*+/g, (run, offset: number) => {
    const before = [...source.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '';
    const [after = ''] = source.slice(offset + run.length, offset + run.length + 2);
    const isSoft = (character: string, other: string) =>
      punctuation.test(character) && (cjkPunctuation.test(character) || unspaced.test(other));
    return (isSoft(before, after) ? softener : '') + run + (isSoft(after, before) ? softener : '');
  });
}

/** Takes the private characters out of a text again. */
export function withoutSofteners(value: string): string {
  return value.replaceAll(softeners, '');
}

/** Takes the private characters out of everything that was parsed, code and addresses included. */
export function removeSofteners(root: Root): void {
  visitNodes(root, (node) => {
    const fields: Record<string, unknown> = { ...node };
    for (const [key, value] of Object.entries(fields)) {
      if (typeof value === 'string') Object.assign(node, { [key]: withoutSofteners(value) });
    }
    if ((node.type === 'leafDirective' || node.type === 'containerDirective') && node.attributes) {
      for (const [key, value] of Object.entries(node.attributes)) {
        node.attributes[key] = value && withoutSofteners(value);
      }
    }
  });
}
