import type { HTMLElement } from 'node-html-parser';
import type { FactRow } from '../../src/model/facts/rows.ts';
import { type Language, languageOf } from '../../src/model/language.ts';
import { builtPages } from './built-pages.ts';

/** A fact that has to have a row: its anchor, and what it is for. */
export type WantedRow = Pick<FactRow, 'id' | 'meaning'>;

/** Rows of the built site by language and anchor (`zh setting-site_title`); a row may stand on several pages. */
export type BuiltRows = ReadonlyMap<string, readonly HTMLElement[]>;

/** Every row with an anchor on the built site. */
export function builtRows(): BuiltRows {
  const rows = new Map<string, HTMLElement[]>();
  for (const page of builtPages()) {
    for (const row of page.root.querySelectorAll('tr[id]')) {
      const key = `${languageOf(page.path)} ${row.id}`;
      rows.set(key, [...(rows.get(key) ?? []), row]);
    }
  }
  return rows;
}

/** What is wrong with the rows of facts in a language: that one stands nowhere, or stands without its meaning. */
export function rowFaults(rows: BuiltRows, language: Language, wanted: readonly WantedRow[]): string[] {
  return wanted.flatMap(({ id, meaning }) => {
    const found = rows.get(`${language} ${id}`);
    if (!found) return [`${language}: no page has the row #${id}`];
    const told = found.every((row) => text(row.textContent).includes(text(meaning)));
    return told && meaning ? [] : [`${language}: the row #${id} does not say what it is for`];
  });
}

function text(markup: string): string {
  return markup.replaceAll('`', '').replace(/\s+/g, ' ').trim();
}
