import type { Blockquote, Nodes, Root } from 'mdast';
import type { Language } from '../../model/language.ts';
import type { DrawContainer } from '../containers/containers.ts';
import type { MarkdownDocument } from '../document.ts';
import { iconHtml } from '../icons/icons.ts';
import { calloutTitles } from '../strings.ts';
import { childrenOf, element, replaceNodes, text } from '../tree.ts';

type Kind = keyof typeof calloutTitles;

/** A box of one kind, with its localised default title where none is given. (MD-02) */
export const drawCallout: DrawContainer = ({ name }, { label, body }, { page }) => [
  callout(kindOf(name), label, body, page.language),
];

/** GitHub's alert quotes become the same boxes. (MD-04) */
export function drawAlerts(root: Root, { page }: MarkdownDocument): void {
  replaceNodes(root, (node) => {
    const kind = node.type === 'blockquote' ? takeAlertMark(node) : undefined;
    return kind && [callout(kind, undefined, childrenOf(node), page.language)];
  });
}

function callout(kind: Kind, label: Nodes[] | undefined, body: Nodes[], language: Language): Nodes {
  const title = label ?? [text(calloutTitles[kind][language])];
  return element('div', { className: ['Callout'], dataKind: kind, role: 'note' }, [
    element('p', { className: ['Callout-title'] }, [...icon(kind), element('span', {}, title)]),
    ...body,
  ]);
}

const icons: Readonly<Record<Kind, string>> = {
  note: 'info',
  info: 'info',
  tip: 'lightbulb',
  important: 'pin',
  warning: 'triangle-alert',
  caution: 'octagon-alert',
};

function icon(kind: Kind): Nodes[] {
  return [iconHtml(icons[kind])].filter((html) => html !== undefined);
}

function kindOf(name: string): Kind {
  const found = Object.keys(calloutTitles).find((kind): kind is Kind => kind === name);
  return found ?? 'caution';
}

/** Takes `[!NOTE]` off a quote and answers its kind; undefined where the quote is only a quote. */
function takeAlertMark(quote: Blockquote): Kind | undefined {
  const [paragraph] = quote.children;
  const mark = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (paragraph?.type !== 'paragraph' || mark?.type !== 'text') return undefined;
  const found = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i.exec(mark.value);
  if (!found?.[1]) return undefined;
  mark.value = mark.value.slice(found[0].length);
  if (mark.value === '') paragraph.children.shift();
  if (paragraph.children.length === 0) quote.children.shift();
  return kindOf(found[1].toLowerCase());
}
