import { readdirSync, readFileSync } from 'node:fs';
import * as autocorrect from 'autocorrect-node';
import { describe, expect, it } from 'vitest';
import { loadFacts, loadFile } from './load.ts';
import { errorsSchema } from './schema/errors.ts';
import { type Meaning, meaningProblems, meaningsFile } from './schema/meanings.ts';
import { tasksSchema } from './schema/permissions.ts';
import { releasesSchema } from './schema/releases.ts';
import { uiLabelsSchema } from './schema/ui-labels.ts';

const facts = loadFacts();
const { drivers } = facts.drivers;
const ownMeanings = [...facts.meanings.drivers.values()];

const meanings: Meaning[] = [
  ...ownMeanings.flatMap(({ about, fields }) => [about, ...Object.values(fields)]),
  ...Object.values(facts.meanings.sharedFields),
  ...Object.values(facts.meanings.common),
  ...Object.values(facts.meanings.settings),
  ...Object.values(facts.meanings.config),
  ...Object.values(facts.meanings.permissions),
  ...Object.values(facts.meanings.cli),
  ...facts.terms.map(({ meaning }) => meaning),
].filter((meaning) => typeof meaning !== 'string');

describe('facts', () => {
  it('are each in the form of their schema', () => {
    expect(() => {
      loadFile(errorsSchema, 'facts/errors.json');
      loadFile(releasesSchema, 'facts/releases.json');
      loadFile(tasksSchema, 'facts/tasks.json');
      loadFile(uiLabelsSchema, 'facts/ui-labels.json');
    }).not.toThrow();
  });

  it('come from one commit of AList', () => {
    const commits = readdirSync('facts')
      .filter(
        (name) =>
          name.endsWith('.json') && !['terms.json', 'token-server.json', 'ui-labels.json'].includes(name),
      )
      .map((name) => JSON.parse(readFileSync(`facts/${name}`, 'utf8')).source?.commit);
    expect(new Set(commits)).toEqual(new Set([facts.drivers.source.commit]));
  });

  it('carry no default for a secret and none where AList has a client built in', () => {
    const leaks = drivers.flatMap(({ name, fields }) =>
      fields
        .filter((field) => field.default && (field.secret || field.builtIn))
        .map((field) => `${name}.${field.name}`),
    );
    expect(leaks).toEqual([]);
  });

  it('hold every message whole', () => {
    const { values, responses, internal } = loadFile(errorsSchema, 'facts/errors.json');
    const cut = [...values, ...responses, ...internal].filter(({ message }) => /(\.\.\.|…)$/.test(message));
    expect(cut.map(({ message }) => message)).toEqual([]);
  });

  it('need only fields the driver has', () => {
    const unknown = drivers.flatMap(({ name, fields }) =>
      (facts.meanings.drivers.get(name)?.needs ?? [])
        .flat()
        .filter((need) => !fields.some((field) => field.name === need.split('=')[0]))
        .map((need) => `${name}.${need}`),
    );
    expect(unknown).toEqual([]);
  });

  it('say what has to be filled in for every driver that takes a secret, but those that begin with a QR code', () => {
    const silent = drivers.filter(
      ({ name, fields }) =>
        fields.some(({ secret }) => secret) &&
        !fields.some((field) => field.required && field.default === undefined) &&
        !facts.meanings.drivers.get(name)?.needs,
    );
    expect(silent.map(({ name }) => name)).toEqual(['QuarkTV', 'UCTV']);
  });

  it('have the meanings of a driver in the file of its folder', () => {
    const misplaced = drivers.filter(({ name, folder }) => {
      const file = JSON.parse(readFileSync(`facts/meanings/drivers/${meaningsFile(folder)}.json`, 'utf8'));
      return !(name in file);
    });
    expect(misplaced.map(({ name }) => name)).toEqual([]);
  });
});

describe('meanings', () => {
  it('say more than the key, in both languages', () => {
    expect(meaningProblems('refresh_token', { en: 'The refresh token.', zh: '刷新令牌。' })).toEqual([
      'has an English meaning (en) below four words, or only the key repeated',
      'has a Chinese meaning (zh) below six Han characters',
    ]);
    expect(
      meaningProblems('delete_a_file_now', { en: 'Delete a file now.', zh: '立即删除一个文件。' }),
    ).toEqual(['has an English meaning (en) below four words, or only the key repeated']);
    expect(meaningProblems('a', { en: 'Says what it does.', zh: '' })).toEqual([
      'has no Chinese meaning (zh)',
    ]);
  });

  it('of the glossary say enough, too', () => {
    expect(facts.terms.flatMap(({ term, meaning }) => meaningProblems(term.en, meaning))).toEqual([]);
  });

  it('close every backquote they open', () => {
    const open = meanings
      .flatMap(({ en, zh }) => [en, zh])
      .filter((text) => text.split('`').length % 2 === 0);
    expect(open).toEqual([]);
  });

  it('are set as Chinese readers expect it', () => {
    const texts = [
      ...meanings.map(({ zh }) => zh),
      ...ownMeanings.map(({ brand }) => brand.zh),
      ...facts.terms.map(({ term }) => term.zh),
    ];
    expect(texts.filter((text) => autocorrect.format(text) !== text)).toEqual([]);
  });
});
