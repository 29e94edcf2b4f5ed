import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { Image, Nodes, Root } from 'mdast';
import { type MarkdownDocument, originOf, report } from '../document.ts';
import { flatten, replaceInline, sliceInline } from '../inline-ranges.ts';
import { childrenOf, plainText, visitNodes } from '../tree.ts';

declare module 'mdast' {
  interface ImageData {
    hProperties?: Record<string, string | number | string[] | undefined> | undefined;
  }
}

/** `![alt](/a.png =300x200)`: CommonMark knows no size there, so the image is still text. (MD-12) */
export function drawSizedImages(root: Root): void {
  replaceInline(root, (flat, children) => {
    const found = /!\[([^\]]*)\]\((\S+?)(?:\s+"([^"]*)")?\s+=(\d*)x(\d*)\)/.exec(flat);
    if (!found) return undefined;
    const [whole, words = '', address = '', title, width = '', height = ''] = found;
    const start = found.index;
    const alt = sliceInline(children, start + 2, start + 2 + words.length)
      .map(plainText)
      .join('');
    const addressAt = start + whole.indexOf('](') + 2;
    const link = sliceInline(children, addressAt, addressAt + address.length)[0];
    const url = link?.type === 'link' ? link.url : address;
    const size = { width: width ? Number(width) : undefined, height: height ? Number(height) : undefined };
    const image: Image = { type: 'image', url, alt, title: title ?? null, data: { hProperties: size } };
    return { start, end: start + whole.length, nodes: [{ ...image, position: children[0]?.position }] };
  });
}

/**
 * Marks the images of one colour mode (`#light`, `#dark`) and holds each to files of this site. A relative path is
 * left to Astro, which publishes the file with its size. (MD-12, IMG-08)
 */
export function resolveImages(root: Root, document: MarkdownDocument): void {
  visitNodes(root, (node) => {
    if (node.type === 'image') resolveImage(node, document);
    if (node.type === 'text') reportUnread(node, document);
  });
}

function resolveImage(node: Image, document: MarkdownDocument): void {
  const [, url = '', mode] = /^(.*?)(?:#(light|dark))?$/s.exec(node.url) ?? [];
  node.url = url;
  if (mode)
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, className: [`only-${mode}`] } };
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) {
    const message = `The image ${url} comes from another host, which learns of every reader and may be gone tomorrow.`;
    report(document, node, message, 'put the file into content/media and link to it there');
  } else if (!url.startsWith('/')) {
    resolveRelative(node, document);
  }
}

/** Astro looks beside the page's own file, also for an image from an include. */
function resolveRelative(node: Image, document: MarkdownDocument): void {
  const { file } = originOf(document, node);
  const target = posix.join(posix.dirname(file), decodeURI(node.url));
  if (!existsSync(target)) {
    report(
      document,
      node,
      `The image "${node.url}" does not exist (${target}).`,
      'add the file or correct the path',
    );
  }
  const path = posix.relative(posix.dirname(document.page.file), target);
  node.url = encodeURI(path.startsWith('.') ? path : `./${path}`);
}

function reportUnread(node: Nodes, document: MarkdownDocument): void {
  if (!/\s=\d*x\d*\)/.test(flatten([node])) || childrenOf(node).length > 0) return;
  report(
    document,
    node,
    'An image size (=WxH) could not be read; it would be shown as text.',
    'write it as ![words](/path.png =300x200), without markup in the words',
  );
}
