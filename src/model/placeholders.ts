import type { Placeholder } from '../../site/placeholders.ts';

/** All placeholders by name, without angle brackets. */
export type Placeholders = Readonly<Record<string, Placeholder>>;

/** A row of a page's placeholder table. */
export interface PlaceholderRow extends Placeholder {
  name: string;
}

const mark = /<([a-z][a-z0-9]*(?:-[a-z0-9]+)*)>/g;

/**
 * The rows of a page's placeholder table, in the order asked for.
 * @param argument names separated by commas, as in `::placeholders[port, data-dir]`
 * @throws Error naming the placeholders that the table does not know, or saying that none was asked for
 */
export function placeholderRows(argument: string, table: Placeholders): PlaceholderRow[] {
  const names = argument.split(',').map((name) => name.trim());
  if (names.includes('')) throw new Error('name at least one placeholder, separated by commas');
  const unknown = names.filter((name) => !Object.hasOwn(table, name));
  if (unknown.length > 0) throw new Error(`site/placeholders.ts has no ${unknown.join(', ')}`);
  return names.flatMap((name) => {
    const placeholder = table[name];
    return placeholder ? [{ name, ...placeholder }] : [];
  });
}

/** The names of known placeholders in a command or file, each once, in order of appearance. */
export function placeholdersIn(code: string, table: Placeholders): string[] {
  const names = [...code.matchAll(mark)].map((match) => match[1] ?? '');
  return [...new Set(names)].filter((name) => Object.hasOwn(table, name));
}

/** `code` with the example in place of every known placeholder; anything else in angle brackets stays. */
export function fillPlaceholders(code: string, table: Placeholders): string {
  return code.replace(mark, (whole, name: string) => table[name]?.example ?? whole);
}
