import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Nodes } from 'mdast';
import { markdownToMdast } from 'satteri';
import { placeholders } from '../../../site/placeholders.ts';
import { visitNodes } from '../../../src/markdown/tree.ts';
import { fillPlaceholders } from '../../../src/model/placeholders.ts';

/** A fenced block of a page. */
export interface Block {
  /** Where it begins: `content/en/guide/install/docker.md:31`. */
  place: string;
  /** The word behind the fence, `''` where there is none. */
  language: string;
  /** As the reader sees it. */
  written: string;
  /** With the example of every known placeholder in its place. */
  filled: string;
}

const root = join(import.meta.dirname, '../../..');

/** Every fenced block of `content/`, in the order of files and lines. */
export function codeBlocks(): Block[] {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => blocksOf(`content/${file}`, readFileSync(join(root, 'content', file), 'utf8')));
}

/** The fenced blocks of one file. */
export function blocksOf(file: string, source: string): Block[] {
  const codes: Code[] = [];
  const tree: Nodes = markdownToMdast(source, { features: { directive: true, frontmatter: true } });
  visitNodes(tree, (node) => {
    if (node.type === 'code') codes.push(node);
  });
  return codes.map((code) => ({
    place: `${file}:${code.position?.start.line ?? '?'}`,
    language: code.lang ?? '',
    written: code.value,
    filled: fillPlaceholders(code.value, placeholders),
  }));
}
