import { posix } from 'node:path';
import type { Root } from 'mdast';
import { defineHastPlugin } from 'satteri';
import { cjkPunctuation, unspaced } from '../cjk/characters.ts';
import { type MarkdownDocument, originOf } from '../document.ts';
import { pageOfPath } from '../page.ts';
import { plainText, replaceNodes, text, visitNodes } from '../tree.ts';

const protocol = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Turns links to Markdown files and relative links into site paths. (MD-13) */
export function resolveLinks(root: Root, document: MarkdownDocument): void {
  visitNodes(root, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    node.url = siteAddress(node.url, pageOfPath(originOf(document, node).file).path);
  });
}

/**
 * The address of a link as the site knows it: absolute, `.md` as a route, query and hash as written.
 * @param base the URL path of the page the link was written on
 */
export function siteAddress(url: string, base: string): string {
  if (protocol.test(url) || /^[#?]/.test(url) || url === '') return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const absolute = path.startsWith('/')
    ? path
    : posix.join(base.endsWith('/') ? base : posix.dirname(base), path);
  return absolute.replace(/\/(?:README|index)\.md$/i, '/').replace(/\.md$/, '.html') + rest;
}

/** Ends a bare address where Chinese goes on: `https://alist.nn.ci，然后` links the address only. */
export function cutBareAddresses(root: Root): void {
  replaceNodes(root, (node) => {
    if (node.type !== 'link') return undefined;
    const words = plainText(node);
    const end = words.search(new RegExp(`${unspaced.source}|${cjkPunctuation.source}`, 'u'));
    const isBare = /^(?:https?:|www\.)/.test(words) && bareUrls(words).includes(node.url);
    if (!isBare || end < 0) return undefined;
    const address = words.slice(0, end);
    return [
      { ...node, url: node.url.slice(0, node.url.indexOf(address)) + address, children: [text(address)] },
      text(words.slice(end)),
    ];
  });
}

/** The addresses that the parser makes of a bare one. */
function bareUrls(words: string): string[] {
  return [words, `http://${words}`].flatMap((url) => [url, encodeURI(url)]);
}

/** Opens what is not this site in a new tab; the style of such links draws an arrow behind them. (RTE-11) */
export const externalLinksPlugin = defineHastPlugin({
  name: 'external-links',
  element: {
    filter: ['a'],
    visit(node, context) {
      const { href } = node.properties;
      if (typeof href !== 'string' || !protocol.test(href)) return;
      context.setProperty(node, 'target', '_blank');
      context.setProperty(node, 'rel', ['noopener', 'noreferrer']);
    },
  },
});
