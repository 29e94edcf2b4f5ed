import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { driverPath } from '../../src/model/facts/driver-index.ts';
import { meaningFaults } from '../../src/model/facts/meaning.ts';
import {
  commonRows,
  configGroups,
  type FactRow,
  fieldRows,
  settingGroups,
} from '../../src/model/facts/rows.ts';
import { commandRows, flagRows, permissionRows } from '../../src/model/facts/short-rows.ts';
import { type Language, languageOf, languages } from '../../src/model/language.ts';
import { builtPages } from './built-pages.ts';

const facts = loadFacts();
const { drivers } = facts.drivers;

/** Rows of the built site by language and id; a row may stand on several pages. */
const rows = new Map<string, HTMLElement[]>();
for (const page of builtPages()) {
  for (const row of page.root.querySelectorAll('tr[id]')) {
    const key = `${languageOf(page.path)} ${row.id}`;
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
}

const text = (markup: string) => markup.replaceAll('`', '').replace(/\s+/g, ' ').trim();

/** What is wrong with the row of a fact: that it stands nowhere, or stands without its meaning. */
function faultsOf(language: Language, wanted: readonly Pick<FactRow, 'id' | 'meaning'>[]): string[] {
  return wanted.flatMap(({ id, meaning }) => {
    const found = rows.get(`${language} ${id}`);
    if (!found) return [`${language}: no page has the row #${id}`];
    const told = found.every((row) => text(row.textContent).includes(text(meaning)));
    return told && meaning ? [] : [`${language}: the row #${id} does not say what it is for`];
  });
}

const inBoth = (wanted: (language: Language) => readonly Pick<FactRow, 'id' | 'meaning'>[]) =>
  languages.flatMap((language) => faultsOf(language, wanted(language)));

const { settings } = facts.settings;
const byApi = settings.filter(({ writtenBy }) => writtenBy);
const withVariable = facts.config.keys.filter(({ env }) => env);
const counts = [
  `${drivers.length} drivers`,
  `${drivers.flatMap(({ fields }) => fields).length} fields`,
  `${facts.common.fields.length} shared options`,
  `${settings.length - byApi.length} settings (+${byApi.length} that only the API writes)`,
  `${facts.config.keys.length} keys (${withVariable.length} with a variable)`,
  `${facts.permissions.permissions.length} permissions`,
  `${facts.cli.commands.length} commands`,
  `${facts.cli.flags.length} flags`,
];
console.log(`facts, each in ${languages.join(' and ')}: ${counts.join(', ')}`);

describe('facts on the built site, in both languages', () => {
  it('has a meaning for everything', () => {
    expect(meaningFaults(facts)).toEqual([]);
  });

  it('has a page with a card for each of the 97 drivers [RTE-24]', () => {
    const pages = new Map(builtPages().map((page) => [page.path, page]));
    const missing = languages.flatMap((language) =>
      drivers.flatMap((driver) => {
        const cards = pages.get(driverPath(driver, language))?.root.querySelectorAll('.DriverCard') ?? [];
        const own = cards.some((card) => card.getAttribute('aria-label') === driver.name);
        return own ? [] : [`${driverPath(driver, language)} has no ::driver-card[${driver.name}]`];
      }),
    );
    expect(missing).toEqual([]);
    expect(drivers).toHaveLength(97);
  });

  it('has a row for each of the 695 fields of drivers', () => {
    expect(inBoth((language) => drivers.flatMap((driver) => fieldRows(facts, driver, language)))).toEqual([]);
    expect(drivers.flatMap(({ fields }) => fields)).toHaveLength(695);
  });

  it('has a row for each shared option', () => {
    expect(inBoth((language) => commonRows(facts, language))).toEqual([]);
  });

  it('has a row for each of the 119 settings and the 5 that only the API writes', () => {
    expect(inBoth((language) => settingGroups(facts, language).flatMap((group) => group.rows))).toEqual([]);
    expect(settings).toHaveLength(119 + 5);
    expect(byApi).toHaveLength(5);
  });

  it('has a row for each of the 83 keys, with the 81 variables', () => {
    const groups = (language: Language) => configGroups(facts, language).flatMap((group) => group.rows);
    expect(inBoth(groups)).toEqual([]);
    const unnamed = languages.flatMap((language) =>
      groups(language)
        .filter(({ env }) => env)
        .flatMap(({ id, env = '' }) =>
          rows.get(`${language} ${id}`)?.every((row) => row.textContent.includes(env ?? '')) ? [] : [id],
        ),
    );
    expect(unnamed).toEqual([]);
    expect(facts.config.keys).toHaveLength(83);
    expect(withVariable).toHaveLength(81);
  });

  it('has a row for each permission, command and flag', () => {
    expect(
      inBoth((language) => [
        ...permissionRows(facts, language),
        ...commandRows(facts, language),
        ...flagRows(facts, language),
      ]),
    ).toEqual([]);
  });
});
