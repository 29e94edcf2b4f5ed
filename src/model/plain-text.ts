import { type MdastNode, markdownToMdast } from 'satteri';

/** What is not running text: it says nothing outside its place. */
const skipped = new Set([
  'heading',
  'code',
  'html',
  'table',
  'leafDirective',
  'footnoteDefinition',
  'footnoteReference',
  'yaml',
]);
const skippedDirectives = new Set(['badge', 'icon', 'since']);
const blocks = new Set(['paragraph', 'listItem', 'blockquote', 'containerDirective']);

/** The running text of a Markdown body on one line: no headings, code, tables, images or markup. (SITE-11) */
export function plainText(markdown: string): string {
  const root = markdownToMdast(markdown, { features: { directive: true, smartPunctuation: false } });
  return textOf(root, markdown).replace(/\s+/g, ' ').trim();
}

function textOf(node: MdastNode, source: string): string {
  if (skipped.has(node.type)) return '';
  if (node.type === 'textDirective') {
    if (skippedDirectives.has(node.name)) return '';
    // `alist:latest` is no directive but text.
    if (node.children.length === 0) return sourceOf(node, source);
  }
  if (node.type === 'paragraph' && node.data?.directiveLabel) return '';
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  const text = 'children' in node ? node.children.map((child) => textOf(child, source)).join('') : '';
  return blocks.has(node.type) ? `${text} ` : text;
}

function sourceOf({ position }: MdastNode, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}
