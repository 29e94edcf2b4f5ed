import type { Nodes, Root } from 'mdast';
import { childrenOf, plainText, replaceNodes, text } from '../tree.ts';

/** What an index or exponent may look like: `2`, `n+1`, `th`, `(a,b)`. */
const short = /^[\p{Script=Latin}\p{Script=Greek}\p{N}+\-=().,*/]+$/u;
const looksLikePath = /^[/.]/;

/** Gives `~` and `^` back where they only mean "about", "home" or "to the power of": `~/a ~/b`, `5~10秒，20~30秒`. (MD-08) */
export function restoreTildesAndCarets(root: Root): void {
  replaceNodes(root, (node) => {
    const sign = node.type === 'subscript' ? '~' : node.type === 'superscript' ? '^' : undefined;
    if (!sign || isIndex(node)) return undefined;
    return [text(sign), ...childrenOf(node), text(sign)];
  });
}

function isIndex(node: Nodes): boolean {
  const words = plainText(node);
  return short.test(words) && !looksLikePath.test(words);
}
