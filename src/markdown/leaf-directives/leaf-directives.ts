import type { Html, Nodes, Root } from 'mdast';
import { withoutSofteners } from '../cjk/emphasis.ts';
import type { LeafDirective } from '../directives.ts';
import { type MarkdownDocument, report } from '../document.ts';
import { closingBracket } from '../text-directives/literal.ts';
import { replaceNodes, visitNodes } from '../tree.ts';

type LeafNode = Extract<Nodes, { type: 'leafDirective' }>;

/** Puts the HTML of each leaf directive in its place; unknown names and refused arguments are problems. */
export async function drawLeafDirectives(
  root: Root,
  document: MarkdownDocument,
  registry: Readonly<Record<string, LeafDirective>>,
): Promise<void> {
  const nodes: LeafNode[] = [];
  visitNodes(root, (node) => {
    if (node.type === 'leafDirective') nodes.push(node);
  });
  const drawn = new Map<unknown, Html>();
  for (const node of nodes) drawn.set(node, { type: 'html', value: await draw(node, document, registry) });
  replaceNodes(root, (node) => {
    const html = drawn.get(node);
    return html && [html];
  });
}

async function draw(
  node: LeafNode,
  document: MarkdownDocument,
  registry: Readonly<Record<string, LeafDirective>>,
): Promise<string> {
  const directive = Object.hasOwn(registry, node.name) ? registry[node.name] : undefined;
  if (!directive) {
    const known = Object.keys(registry).map((name) => `::${name}`);
    report(
      document,
      node,
      `The directive "::${node.name}" does not exist; its place on the page would stay empty.`,
      `correct the name (there are: ${known.join(', ') || 'none'}) or take the line out`,
    );
    return '';
  }
  try {
    return await directive(argumentOf(node, document.source), node.attributes ?? {}, document.page);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    report(
      document,
      node,
      `"::${node.name}" could not be drawn: ${cause}`,
      'correct its argument or its facts',
    );
    return '';
  }
}

/** The text in the brackets exactly as written, without Markdown. */
function argumentOf({ position, name }: LeafNode, source: string): string {
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  const opening = start + `::${name}`.length;
  if (source[opening] !== '[') return '';
  return withoutSofteners(source.slice(opening + 1, closingBracket(source, opening + 1, end)));
}
