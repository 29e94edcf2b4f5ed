import type { Facts } from '../../../facts/load.ts';
import type { Driver } from '../../../facts/schema/drivers.ts';
import { type Meaning, meaningProblems, meaningsFile } from '../../../facts/schema/meanings.ts';

/** What a driver's field means: its own text, the shared text it points to, or the shared text of its name. */
export function fieldMeaning(facts: Facts, driver: string, field: string): Meaning | undefined {
  const own = facts.meanings.drivers.get(driver)?.fields[field];
  const shared = facts.meanings.sharedFields;
  if (typeof own === 'string') return shared[own.slice('shared:'.length)];
  return own ?? shared[field];
}

/** The key under which `facts/meanings/cli.json` keeps a flag's text. */
export function flagKey(flag: { command: string; name: string }): string {
  return `${flag.command} --${flag.name}`;
}

/**
 * Every fact that lacks a meaning in a language, or has one that says too little: one line each, naming file, key
 * and fault. Empty when all is told. (Also names meanings of things that do not exist.)
 */
export function meaningFaults(facts: Facts): string[] {
  const { meanings } = facts;
  return [
    ...facts.drivers.drivers.flatMap((driver) => driverFaults(facts, driver)),
    ...faultsOf(
      'common',
      meanings.common,
      facts.common.fields.map(({ id }) => id),
    ),
    ...faultsOf(
      'settings',
      meanings.settings,
      facts.settings.settings.map(({ key }) => key),
    ),
    ...faultsOf(
      'config',
      meanings.config,
      facts.config.keys.map(({ path }) => path),
    ),
    ...faultsOf(
      'permissions',
      meanings.permissions,
      facts.permissions.permissions.map(({ key }) => key),
    ),
    ...faultsOf('cli', meanings.cli, [
      ...facts.cli.commands.map(({ command }) => command),
      ...facts.cli.flags.map(flagKey),
    ]),
  ];
}

function driverFaults(facts: Facts, driver: Driver): string[] {
  const where = `facts/meanings/drivers/${meaningsFile(driver.folder)}.json: ${driver.name}`;
  const own = facts.meanings.drivers.get(driver.name);
  if (!own) return [`${where} has no entry`];
  const names = new Set(driver.fields.map(({ name }) => name));
  return [
    ...meaningProblems(driver.name, own.about).map((fault) => `${where}.about ${fault}`),
    ...driver.fields.flatMap(({ name }) =>
      meaningProblems(name, fieldMeaning(facts, driver.name, name)).map(
        (fault) => `${where}.${name} ${fault}`,
      ),
    ),
    ...Object.keys(own.fields)
      .filter((name) => !names.has(name))
      .map((name) => `${where}.${name} is no field of this driver`),
  ];
}

function faultsOf(file: string, meanings: Record<string, Meaning>, keys: string[]): string[] {
  const where = `facts/meanings/${file}.json`;
  return [
    ...keys.flatMap((key) => meaningProblems(key, meanings[key]).map((fault) => `${where}: ${key} ${fault}`)),
    ...Object.keys(meanings)
      .filter((key) => !keys.includes(key))
      .map((key) => `${where}: ${key} stands for nothing in facts/${file}`),
  ];
}
