import type { Root } from 'mdast';
import { defineHastPlugin } from 'satteri';
import { type MarkdownDocument, originOf, report } from '../document.ts';
import { visitNodes } from '../tree.ts';

/** Looks over the HTML that authors wrote: scripts are named, what the content policy forbids is a problem. (MD-14) */
export function checkRawHtml(root: Root, document: MarkdownDocument): void {
  visitNodes(root, (node) => {
    if (node.type !== 'html') return;
    if (/<script[\s>]/i.test(node.value)) {
      const { file, line = '?' } = originOf(document, node);
      document.warnings.push(
        `${file}:${line} holds a <script>; scripts are not allowed in pages, so it was left out.`,
      );
    }
    const forbidden = /<style[\s>]|<\w[^>]*\s(?:style|on[a-z]+)\s*=/i.exec(node.value);
    if (forbidden) {
      const message = `"${forbidden[0]}" holds style or script of its own, which the site's content policy forbids.`;
      report(document, node, message, 'use a container or a directive, or give the engine one');
    }
  });
}

/** Leaves scripts and comments out of the page. (MD-14) */
export const withoutScriptsPlugin = defineHastPlugin({
  name: 'without-scripts',
  element: {
    filter: ['script'],
    visit(node, context) {
      context.removeNode(node);
    },
  },
  comment(node, context) {
    context.removeNode(node);
  },
});
