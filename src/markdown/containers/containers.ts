import type { Nodes, Root } from 'mdast';
import { drawAlignment } from '../alignment/alignment.ts';
import { drawCallout } from '../callouts/callouts.ts';
import { drawDetails } from '../details/details.ts';
import { type MarkdownDocument, report } from '../document.ts';
import { drawCodeTabs, drawTabs } from '../tabs/tabs.ts';
import { childrenOf, replaceNodes, visitNodes } from '../tree.ts';
import { type Container, isClosed, labelAndBody } from './container.ts';

/** Draws a container; `label` is what stands in its brackets, undefined where there are none. */
export type DrawContainer = (
  node: Container,
  parts: { label: Nodes[] | undefined; body: Nodes[] },
  document: MarkdownDocument,
) => Nodes[];

/** Every container by name; an unknown name stops the build. `tab` is drawn by the group around it. */
const containers: Readonly<Record<string, DrawContainer>> = {
  note: drawCallout,
  info: drawCallout,
  tip: drawCallout,
  important: drawCallout,
  warning: drawCallout,
  caution: drawCallout,
  danger: drawCallout,
  details: drawDetails,
  left: drawAlignment,
  center: drawAlignment,
  right: drawAlignment,
  justify: drawAlignment,
  tabs: drawTabs,
  'code-tabs': drawCodeTabs,
};

/** Turns `:::name[label]` … `:::` into HTML; unknown, unclosed and misplaced containers are problems. (MD-02, MD-03, MD-05, MD-06, MD-09) */
export function drawContainers(root: Root, document: MarkdownDocument): void {
  reportStrayFences(root, document);
  visitNodes(root, (node) => {
    if (node.type === 'containerDirective' && !isClosed(node, document.source))
      reportUnclosed(node, document);
  });
  replaceNodes(root, (node, parent) => {
    if (node.type !== 'containerDirective') return undefined;
    if (node.name === 'tab') {
      const inGroup = parent.type === 'containerDirective' && /^(code-)?tabs$/.test(parent.name);
      if (!inGroup)
        report(
          document,
          node,
          '":::tab" stands outside a group of tabs and would not be one.',
          'put it between "::::tabs" and "::::"',
        );
      return inGroup ? undefined : childrenOf(node);
    }
    const draw = Object.hasOwn(containers, node.name) ? containers[node.name] : undefined;
    if (draw) return draw(node, labelAndBody(node), document);
    const known = Object.keys(containers).join(', ');
    report(
      document,
      node,
      `The container ":::${node.name}" does not exist; its text would lose its box.`,
      `use one of ${known}`,
    );
    return childrenOf(node);
  });
}

function reportUnclosed(node: Container, document: MarkdownDocument): void {
  const message = `The container ":::${node.name}" is not closed; everything after it would land inside.`;
  report(
    document,
    node,
    message,
    'close it with a line of as many colons as it was opened with; an outer container has more colons than an inner one',
  );
}

/** A fence that is still text opened or closed nothing. */
function reportStrayFences(root: Root, document: MarkdownDocument): void {
  visitNodes(root, (node) => {
    const fence = node.type === 'text' ? /^:{3,}.*$/m.exec(node.value) : null;
    if (fence)
      report(
        document,
        node,
        `"${fence[0]}" opens or closes no container and would be shown as text.`,
        'write ":::name" without a space, close as many containers as are opened, and keep colons out of the start of a line',
      );
  });
}
