import type { Html, Nodes, Root } from 'mdast';
import type { LeafDirective } from '../directives.ts';
import { type MarkdownDocument, report } from '../document.ts';
import { childrenOf, replaceNodes, visitNodes } from '../tree.ts';

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
function argumentOf(node: LeafNode, source: string): string {
  const children = childrenOf(node);
  return source.slice(children[0]?.position?.start.offset ?? 0, children.at(-1)?.position?.end.offset ?? 0);
}
