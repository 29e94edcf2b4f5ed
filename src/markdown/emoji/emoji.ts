import { nameToEmoji } from 'gemoji';
import type { Root } from 'mdast';
import { visitNodes } from '../tree.ts';

/** Codes stand apart from words and numbers: `host:8080:path` holds none. */
const code = /(?<![\p{L}\p{N}:]):([a-z][a-z0-9_+-]*|[+-]1):(?![\p{L}\p{N}:])/gu;

/** `:tada:` becomes its emoji; a name nobody knows stays as written. (MD-14) */
export function drawEmoji(root: Root): void {
  visitNodes(root, (node) => {
    if (node.type !== 'text') return;
    node.value = node.value.replace(code, (written, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? written) : written,
    );
  });
}
