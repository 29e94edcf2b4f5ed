import { placeholders } from '../../../site/placeholders.ts';
import type { Bilingual } from '../../model/language.ts';
import { placeholderRows } from '../../model/placeholders.ts';
import type { LeafDirective } from '../directives.ts';

const heads = [
  { en: 'Placeholder', zh: '占位符' },
  { en: 'Meaning', zh: '含义' },
  { en: 'Example', zh: '示例' },
] as const satisfies readonly Bilingual[];

/** `::placeholders[port, data-dir]`: a table of what the reader puts in place of `<port>` and `<data-dir>`. */
export const placeholderTable: LeafDirective = (argument, _attributes, { language }) => {
  const head = heads.map((words) => `<th>${words[language]}</th>`).join('');
  const rows = placeholderRows(argument, placeholders).map(
    ({ name, meaning, example }) =>
      `<tr><td><code>&lt;${name}&gt;</code></td><td>${escapeHtml(meaning[language])}</td><td><code>${escapeHtml(example)}</code></td></tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

function escapeHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
