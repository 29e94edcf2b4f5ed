import { describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { driverPath } from '../../src/model/facts/driver-index.ts';
import { meaningFaults } from '../../src/model/facts/meaning.ts';
import { commonRows, configGroups, fieldRows, settingGroups } from '../../src/model/facts/rows.ts';
import { commandRows, flagRows, permissionRows } from '../../src/model/facts/short-rows.ts';
import { type Language, languages } from '../../src/model/language.ts';
import { type NamesFile, unpackSection } from '../../src/model/search/names.ts';
import { builtFile, builtPages } from './built-pages.ts';
import { builtRows, rowFaults, type WantedRow } from './fact-rows.ts';

const facts = loadFacts();
const { drivers } = facts.drivers;

const rows = builtRows();

/** The rows that there have to be, by kind of fact. */
const kinds = {
  field: (language: Language) => drivers.flatMap((driver) => fieldRows(facts, driver, language)),
  'shared option': (language: Language) => commonRows(facts, language),
  setting: (language: Language) => settingGroups(facts, language).flatMap((group) => group.rows),
  key: (language: Language) => configGroups(facts, language).flatMap((group) => group.rows),
  permission: (language: Language) => permissionRows(facts, language),
  command: (language: Language) => commandRows(facts, language),
  flag: (language: Language) => flagRows(facts, language),
};

const inBoth = (wanted: (language: Language) => readonly WantedRow[]) =>
  languages.flatMap((language) => rowFaults(rows, language, wanted(language)));

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
    expect(inBoth(kinds.field)).toEqual([]);
    expect(drivers.flatMap(({ fields }) => fields)).toHaveLength(695);
  });

  it('has a row for each shared option', () => {
    expect(inBoth(kinds['shared option'])).toEqual([]);
  });

  it('has a row for each of the 119 settings and the 5 that only the API writes', () => {
    expect(inBoth(kinds.setting)).toEqual([]);
    expect(settings).toHaveLength(119 + 5);
    expect(byApi).toHaveLength(5);
  });

  it('has a row for each of the 83 keys, with the 81 variables', () => {
    expect(inBoth(kinds.key)).toEqual([]);
    const unnamed = languages.flatMap((language) =>
      kinds
        .key(language)
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
    for (const kind of [kinds.permission, kinds.command, kinds.flag]) expect(inBoth(kind)).toEqual([]);
  });

  it('has every row in the names that the search looks through', () => {
    const lost = languages.flatMap((language) => {
      const names: NamesFile = JSON.parse(String(builtFile(`/search/names.${language}.json`)));
      const found = new Set(
        names.flatMap(([, , , sections]) => sections.map((one) => unpackSection(one).id)),
      );
      const wanted = Object.values(kinds).flatMap((rowsOf): readonly WantedRow[] => rowsOf(language));
      return wanted
        .filter(({ id }) => !found.has(id))
        .map(({ id }) => `${language}: the search does not know #${id}`);
    });
    expect(lost).toEqual([]);
  });
});

describe('a fact of each kind', () => {
  it.each(Object.entries(kinds))('is missed without its row, and without its meaning: %s', (_, rowsOf) => {
    const [fact] = rowsOf('zh');
    if (!fact) throw new Error('There is no fact of this kind.');
    const without = new Map(rows);
    without.delete(`zh ${fact.id}`);
    expect(rowFaults(without, 'zh', [fact])).toEqual([`zh: no page has the row #${fact.id}`]);
    const silent = [{ ...fact, meaning: '' }];
    expect(rowFaults(rows, 'zh', silent)).toEqual([`zh: the row #${fact.id} does not say what it is for`]);
    const otherwise = [{ ...fact, meaning: '页面上没有的一句话' }];
    expect(rowFaults(rows, 'zh', otherwise)).toEqual([`zh: the row #${fact.id} does not say what it is for`]);
  });
});
