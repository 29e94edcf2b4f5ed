import { type MdastNode, markdownToMdast } from 'satteri';

/** Pictures that social networks draw; they leave SVG out. */
const drawn = /^(?:https?:\/)?\/\S+\.(?:png|jpe?g|webp|gif|avif)$/i;

/** The address of the first picture in a Markdown body that has an address of its own on the site. (SEO-02) */
export function firstImage(markdown: string): string | undefined {
  if (!markdown.includes('![')) return undefined;
  return search(markdownToMdast(markdown, { features: { directive: true } }));
}

function search(node: MdastNode): string | undefined {
  if (node.type === 'image') return drawn.test(node.url) ? node.url : undefined;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = search(child);
    if (found) return found;
  }
  return undefined;
}
