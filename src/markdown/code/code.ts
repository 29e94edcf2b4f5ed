import type { Code, Html, Root } from 'mdast';
import { type MarkdownDocument, report } from '../document.ts';
import { escapeHtml } from '../escape.ts';
import { strings } from '../strings.ts';
import { replaceNodes, visitNodes } from '../tree.ts';
import { type Fence, readFence } from './fence.ts';
import { highlight, isKnownLanguage, type Token } from './highlight.ts';

/** Blocks of fewer lines carry no numbers unless asked to: a lone `1` tells nothing. (CODE-02) */
const numberedFrom = 2;

/** Languages whose prompts are left out when a block is copied. (CODE-08) */
const shells = new Set([
  'bash',
  'sh',
  'shell',
  'zsh',
  'console',
  'shellsession',
  'powershell',
  'ps1',
  'bat',
  'cmd',
]);

/** Draws every code block as highlighted lines, without a single style attribute. (CODE-01 … CODE-05) */
export async function drawCode(root: Root, document: MarkdownDocument): Promise<void> {
  const blocks: Code[] = [];
  visitNodes(root, (node) => {
    if (node.type === 'code') blocks.push(node);
  });
  const drawn = new Map<unknown, Html>();
  for (const block of blocks) drawn.set(block, { type: 'html', value: await drawBlock(block, document) });
  replaceNodes(root, (node) => {
    const html = drawn.get(node);
    return html && [html];
  });
}

async function drawBlock(node: Code, document: MarkdownDocument): Promise<string> {
  const fence = readFence(node.lang ?? '', node.meta ?? '');
  if (fence.unknown.length > 0) {
    const words = fence.unknown.join(' ');
    report(
      document,
      node,
      `A code block says "${words}", which means nothing here.`,
      'correct it or take it out: title="…", {1,3-5}, :line-numbers=1, :no-line-numbers, :collapsed-lines=15',
    );
  }
  if (!isKnownLanguage(fence.language)) {
    document.warnings.push(
      `Code in "${fence.language}" is shown without colours: the highlighter does not know that language.`,
    );
  }
  const lines = await highlight(node.value, fence.language);
  return blockHtml(lines, fence, document);
}

function blockHtml(lines: Token[][], fence: Fence, { page }: MarkdownDocument): string {
  const start = fence.numbers ?? (lines.length >= numberedFrom && 1);
  const drawn = lines.map((tokens, index) => {
    const highlighted = fence.highlighted.has(index + 1) ? ' data-highlighted' : '';
    // Counting from 1 is left to a CSS counter; another start would need a style attribute.
    const number = typeof start === 'number' && start !== 1 ? ` data-number="${start + index}"` : '';
    return `<span class="Code-line"${highlighted}${number}>${tokens.map(tokenHtml).join('')}\n</span>`;
  });
  const shown =
    fence.collapsed !== undefined && fence.collapsed < lines.length ? fence.collapsed : lines.length;
  const rest = drawn.slice(shown).join('');
  const more = strings.showAllLines[page.language].replace('{count}', String(lines.length));
  return [
    `<div class="Code" data-language="${escapeHtml(fence.language)}"${shells.has(fence.language) ? ' data-shell' : ''}${start === false ? '' : ' data-numbers'}>`,
    label(fence),
    `<pre><code>${drawn.slice(0, shown).join('')}${rest && `<span class="Code-more">${rest}</span>`}</code></pre>`,
    rest && `<label class="Code-expand"><input type="checkbox"> ${more}</label>`,
    '</div>',
  ].join('');
}

/** The title, or else the language, in the block's corner. (CODE-04) */
function label({ title, language }: Fence): string {
  const text = title ?? (language === 'text' ? '' : language);
  return (
    text && `<span class="Code-label"${title === undefined ? '' : ' data-title'}>${escapeHtml(text)}</span>`
  );
}

function tokenHtml({ text, kind }: Token): string {
  return kind ? `<span class="Code-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
