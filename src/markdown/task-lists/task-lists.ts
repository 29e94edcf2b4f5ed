import type { Element, ElementContent } from 'hast';
import { defineHastPlugin } from 'satteri';

/** Makes the words of a task the label of its box. (MD-07) */
export const taskListsPlugin = defineHastPlugin({
  name: 'task-lists',
  element: {
    filter: ['input'],
    visit(input, context) {
      const parent = context.parent(input);
      if (parent?.type !== 'element') return;
      const item = parent.tagName === 'p' ? context.parent(parent) : parent;
      if (item?.type !== 'element' || !hasClass(item, 'task-list-item')) return;
      const words = parent.children.filter((child) => !isBlock(child));
      const label: Element = { type: 'element', tagName: 'label', properties: {}, children: words };
      context.replaceNode(parent, { ...parent, children: [label, ...parent.children.filter(isBlock)] });
    },
  },
});

function isBlock(node: ElementContent): boolean {
  return (
    node.type === 'element' && ['ul', 'ol', 'div', 'blockquote', 'p', 'pre', 'table'].includes(node.tagName)
  );
}

function hasClass({ properties }: Readonly<Element>, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}
