import type { Element } from 'hast';
import { defineHastPlugin } from 'satteri';

/** Puts every table into a box of its own, so that a wide one scrolls there and not the page; aligns without styles. */
export const tablesPlugin = defineHastPlugin({
  name: 'tables',
  element: [
    {
      filter: ['table'],
      visit(node, context) {
        const box: Element = {
          type: 'element',
          tagName: 'div',
          properties: { className: ['Table'] },
          children: [],
        };
        context.wrapNode(node, box);
      },
    },
    {
      filter: ['th', 'td'],
      visit(node, context) {
        const align = /^text-align: (\w+)$/.exec(String(node.properties.style ?? ''))?.[1];
        if (!align) return;
        context.setProperty(node, 'style', null);
        if (align !== 'left') context.setProperty(node, 'dataAlign', align);
      },
    },
  ],
});
