import type { Nodes } from 'mdast';
import type { MarkdownPage } from './page.ts';
import type { Problem } from './problems.ts';

/** Where a line of the assembled source was written. */
export interface Origin {
  file: string;
  /** Counted from 1. */
  line: number;
}

/** One Markdown file on its way to HTML: its assembled source and what went wrong so far. */
export interface MarkdownDocument {
  page: MarkdownPage;
  /** The source as it is parsed: includes resolved, emphasis marks beside CJK punctuation softened. */
  source: string;
  /** The origin of each line of `source`. */
  origins: readonly Origin[];
  problems: Problem[];
  /** Worth knowing, but published all the same. */
  warnings: string[];
}

/** The place a node was written at; nodes made by a transform have none. */
export function originOf(document: MarkdownDocument, node: Nodes): Partial<Origin> & { file: string } {
  const line = node.position?.start.line;
  const origin = line === undefined ? undefined : document.origins[line - 1];
  return origin ?? { file: document.page.file };
}

/** Records something that must not be published: what happened and why it matters, and what to do. */
export function report(document: MarkdownDocument, node: Nodes, message: string, fix: string): void {
  const { file, line } = originOf(document, node);
  document.problems.push({ file, line, message, fix });
}
