import { report } from '../document.ts';
import { strings } from '../strings.ts';
import type { DrawTextDirective } from '../text-directives/text-directives.ts';
import { childrenOf, element, plainText, text } from '../tree.ts';

const kinds = ['info', 'note', 'tip', 'warning', 'danger'];

/** A small label: `:badge[beta]{type=warning}`; without a type it is an `info`. */
export const drawBadge: DrawTextDirective = (node, document) => {
  const kind = node.attributes?.type ?? 'info';
  if (!kinds.includes(kind)) {
    report(document, node, `A badge of type "${kind}" has no colour.`, `use one of ${kinds.join(', ')}`);
  }
  return element('span', { className: ['Badge'], dataKind: kind }, childrenOf(node));
};

/** The version that brought something: `:since[v3.40.0]`. `data-since` lets the version switch find it. */
export const drawSince: DrawTextDirective = (node, document) => {
  const version = plainText(node);
  if (!/^v\d+\.\d+\.\d+$/.test(version)) {
    report(document, node, `":since[${version}]" names no version.`, 'write it as in ":since[v3.40.0]"');
  }
  const words = strings.since[document.page.language].replace('{version}', version);
  return element('span', { className: ['Badge'], dataKind: 'since', dataSince: version }, [text(words)]);
};
