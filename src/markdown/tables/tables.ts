import { defineHastPlugin } from 'satteri';

/** Puts every table into a box of its own, so that a wide one scrolls there and not the page. */
export const tablesPlugin = defineHastPlugin({
  name: 'tables',
  element: {
    filter: ['table'],
    visit(node, context) {
      const box = {
        type: 'element' as const,
        tagName: 'div',
        properties: { className: ['Table'] },
        children: [],
      };
      context.wrapNode(node, box);
    },
  },
});
