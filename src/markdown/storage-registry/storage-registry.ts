import { type StoredEntry, storedEntries } from '../../../site/storage.ts';
import type { Bilingual } from '../../model/language.ts';
import type { LeafDirective } from '../directives.ts';
import { escapeHtml } from '../escape.ts';

const heads: readonly Bilingual[] = [
  { en: 'Key', zh: '键' },
  { en: 'Kept in', zh: '存放位置' },
  { en: 'How long', zh: '保留多久' },
  { en: 'What it is for', zh: '用途' },
];

const places: Record<StoredEntry['storage'], Bilingual> = {
  local: { en: 'local storage', zh: '本地存储' },
  session: { en: 'session storage', zh: '会话存储' },
  both: { en: 'session or local storage', zh: '会话存储或本地存储' },
};

/** Everything the site may keep in a browser, as a table: `::storage-registry`. (PRIV-04) */
export const storageRegistry: LeafDirective = (_argument, _attributes, { language }) => {
  const labels = heads.map((cell) => cell[language]);
  const row = ({ key, storage, purpose, lifetime }: StoredEntry) => {
    const cells = [places[storage], lifetime, purpose].map(
      (cell, at) => `<td data-label="${labels[at + 1]}"><span>${escapeHtml(cell[language])}</span></td>`,
    );
    return `<tr><th scope="row"><code>${escapeHtml(key)}</code></th>${cells.join('')}</tr>`;
  };
  const head = labels.map((label) => `<th scope="col">${label}</th>`).join('');
  return `<table class="FactTable" data-even><thead><tr>${head}</tr></thead><tbody>${storedEntries.map(row).join('')}</tbody></table>`;
};
