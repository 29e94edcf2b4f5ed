import type { Nodes, Root } from 'mdast';
import { drawBadge, drawSince } from '../badges/badges.ts';
import type { MarkdownDocument } from '../document.ts';
import { drawIcon } from '../icons/icons.ts';
import { childrenOf, element, replaceNodes } from '../tree.ts';
import { drawUiLabel } from '../ui-labels/ui-labels.ts';

export type TextDirective = Extract<Nodes, { type: 'textDirective' }>;

/** Draws a text directive of ours. */
export type DrawTextDirective = (node: TextDirective, document: MarkdownDocument) => Nodes;

/** Every text directive by name: `:kbd[Ctrl]`. Anything else with a colon is text. */
const textDirectives: Readonly<Record<string, DrawTextDirective>> = {
  ui: drawUiLabel,
  since: drawSince,
  badge: drawBadge,
  icon: drawIcon,
  kbd: (node) => element('kbd', {}, childrenOf(node)),
  zh: (node) => element('span', { lang: 'zh-CN' }, childrenOf(node)),
};

export const textDirectiveNames: ReadonlySet<string> = new Set(Object.keys(textDirectives));

export function drawTextDirectives(root: Root, document: MarkdownDocument): void {
  replaceNodes(root, (node) => {
    const draw = node.type === 'textDirective' ? textDirectives[node.name] : undefined;
    return node.type === 'textDirective' && draw ? [draw(node, document)] : undefined;
  });
}
