import { type StoredEntry, storedEntries } from '../../../site/storage.ts';
import type { Bilingual } from '../../model/language.ts';
import type { LeafDirective } from '../directives.ts';
import { escapeHtml } from '../escape.ts';

const heads: readonly Bilingual[] = [
  { en: 'Key', zh: '键' },
  { en: 'Kept in', zh: '存放位置' },
  { en: 'What it is for', zh: '用途' },
  { en: 'How long', zh: '保留多久' },
];

const places: Record<StoredEntry['storage'], Bilingual> = {
  local: { en: 'local storage', zh: '本地存储' },
  session: { en: 'session storage', zh: '会话存储' },
  both: { en: 'session or local storage', zh: '会话存储或本地存储' },
};

/** Everything the site may keep in a browser, as a table: `::storage-registry`. (PRIV-04) */
export const storageRegistry: LeafDirective = (_argument, _attributes, { language }) => {
  const row = ({ key, storage, purpose, lifetime }: StoredEntry) => {
    const cells = [places[storage], purpose, lifetime].map(
      (cell) => `<td>${escapeHtml(cell[language])}</td>`,
    );
    return `<tr><td><code>${escapeHtml(key)}</code></td>${cells.join('')}</tr>`;
  };
  const head = heads.map((cell) => `<th scope="col">${cell[language]}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${storedEntries.map(row).join('')}</tbody></table>`;
};
