import { describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { fieldMeaning } from './meaning.ts';
import { complete } from './read-facts.ts';

/** The facts as they lie in the repository, free to be changed. */
function copy() {
  return structuredClone(loadFacts());
}

describe('the meaning of a field', () => {
  it("is the driver's own, or the shared one it names, or the shared one of its name", () => {
    const facts = copy();
    const own = { en: 'own text of this driver', zh: '这个驱动自己的文字' };
    const shared = { en: 'shared text of many drivers', zh: '许多驱动共用的文字' };
    facts.meanings.sharedFields.region = shared;
    const driver = facts.meanings.drivers.get('Onedrive');
    if (!driver) throw new Error('Onedrive has no meanings');
    driver.fields = { region: own, client_id: 'shared:region' };
    expect(fieldMeaning(facts, 'Onedrive', 'region')).toEqual(own);
    expect(fieldMeaning(facts, 'Onedrive', 'client_id')).toEqual(shared);
    delete driver.fields.region;
    expect(fieldMeaning(facts, 'Onedrive', 'region')).toEqual(shared);
  });
});

describe('complete facts', () => {
  it('are those of the repository', () => {
    expect(() => complete(copy())).not.toThrow();
  });

  it("stop the build without one field's Chinese meaning, naming file, driver and field", () => {
    const facts = copy();
    const driver = facts.meanings.drivers.get('Onedrive');
    if (!driver) throw new Error('Onedrive has no meanings');
    driver.fields.region = { en: 'Which cloud of Microsoft it is.', zh: '' };
    expect(() => complete(facts)).toThrow(
      'facts/meanings/drivers/onedrive.json: Onedrive.region has no Chinese meaning (zh)',
    );
  });

  it.each([
    ['shared option', 'common', 'mount_path'],
    ['setting', 'settings', 'site_title'],
    ['key', 'config', 'scheme.http_port'],
    ['permission', 'permissions', 'write'],
    ['command', 'cli', 'alist admin'],
    ['flag', 'cli', 'alist --data'],
  ] as const)('stop the build without the meaning of a %s, in one language or both', (_, file, key) => {
    const facts = copy();
    facts.meanings[file][key] = { en: 'Says what it is for.', zh: '' };
    expect(() => complete(facts)).toThrow(`facts/meanings/${file}.json: ${key} has no Chinese meaning (zh)`);
    delete facts.meanings[file][key];
    expect(() => complete(facts)).toThrow(`facts/meanings/${file}.json: ${key} has no English meaning (en)`);
  });

  it('stop the build where a meaning stands for nothing', () => {
    const facts = copy();
    facts.meanings.settings.no_such_setting = {
      en: 'A setting that is no more.',
      zh: '一个已经不存在的设置项',
    };
    expect(() => complete(facts)).toThrow(
      'settings.json: no_such_setting stands for nothing in facts/settings',
    );
  });
});
