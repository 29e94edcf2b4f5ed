import type { Facts } from '../../../facts/load.ts';
import type { ConfigKey } from '../../../facts/schema/config.ts';
import type { Driver, DriverField } from '../../../facts/schema/drivers.ts';
import { type FactsString, factsStrings } from '../../../site/facts-strings.ts';
import type { Language } from '../language.ts';
import { commonAnchor, configAnchor, fieldAnchor, settingAnchor } from './anchor.ts';
import { fieldMeaning } from './meaning.ts';

/** One row of a table of facts: everything it shows, in one language. */
export interface FactRow {
  /** The row's anchor. */
  id: string;
  /** As it is written in JSON, in `config.json` or in the API. */
  key: string;
  /** As AList's UI names it. */
  label?: string | undefined;
  /** The environment variable; null where there is none though others have one. */
  env?: string | null | undefined;
  type: string;
  /** As it is written; undefined when it starts empty. */
  default?: string | undefined;
  /** In words, where the first value cannot be written down: built in, made by AList. */
  defaultInWords?: string | undefined;
  options?: readonly string[] | undefined;
  /** Short words beside the name: required, secret, read-only … */
  marks: string[];
  meaning: string;
  /** Where the row does not hold for everything: in which cases. */
  condition?: string | undefined;
  since?: string | undefined;
}

/** Rows under one heading of a table. */
export interface FactGroup {
  id: string;
  title: string;
  rows: FactRow[];
}

/** The label AList's UI shows for a field: the Chinese it has, else the key with spaces. */
export function fieldLabel(field: Pick<DriverField, 'name' | 'zh'>, language: Language): string {
  const english = field.name.replaceAll('_', ' ');
  return (language === 'zh' && field.zh) || english.charAt(0).toUpperCase() + english.slice(1);
}

/** A text of the tables by a key that comes from the facts. */
export function word(key: FactsString, language: Language): string {
  return factsStrings[key][language];
}

/** The fields of a driver's form. */
export function fieldRows(facts: Facts, driver: Driver, language: Language): FactRow[] {
  return driver.fields.map((field) => ({
    id: fieldAnchor(driver.name, field.name),
    key: field.name,
    label: fieldLabel(field, language),
    type: word(field.type, language),
    default: field.default,
    defaultInWords: field.builtIn && word('builtIn', language),
    options: field.options,
    marks: marksOf(field, language),
    meaning: fieldMeaning(facts, driver.name, field.name)?.[language] ?? '',
    since: field.since,
  }));
}

/** The options every storage has; all of them, or those a driver's form shows. */
export function commonRows(facts: Facts, language: Language): FactRow[] {
  return facts.common.fields.map((field) => ({
    id: commonAnchor(field.id),
    key: field.name,
    label: field.label[language],
    type: word(field.type, language),
    default: field.default,
    options: field.options,
    marks: marksOf(field, language),
    meaning: facts.meanings.common[field.id]?.[language] ?? '',
    condition: field.shownWhen && word(field.shownWhen, language),
    since: newerThanFirst(field.since),
  }));
}

/** The settings of one group, or of all groups. */
export function settingGroups(facts: Facts, language: Language, group?: string): FactGroup[] {
  const groups = facts.settings.groups.filter(({ id }) => !group || id === group);
  return groups.map(({ id, label }) => ({
    id,
    title: label[language],
    rows: facts.settings.settings
      .filter((setting) => setting.group === id)
      .map((setting) => ({
        id: settingAnchor(setting.key),
        key: setting.key,
        label: setting.label[language],
        type: withUnit(word(setting.type, language), setting.unit, language),
        default: setting.default,
        defaultInWords: setting.generated && word('generated', language),
        options: setting.options,
        marks: [
          ...marksOf(setting, language),
          ...(setting.flag === 'private' ? [] : [word(setting.flag, language)]),
          ...(setting.writtenBy ? [word('onlyApi', language)] : []),
        ],
        meaning: facts.meanings.settings[setting.key]?.[language] ?? '',
        since: newerThanFirst(setting.since),
      })),
  }));
}

/** The section a key of the configuration stands in: its first part, or `general` for keys outside of sections. */
export function configSection(path: string): string {
  return path.includes('.') ? path.slice(0, path.indexOf('.')) : 'general';
}

/** The keys of one section of the configuration file, or of all sections. */
export function configGroups(facts: Facts, language: Language, section?: string): FactGroup[] {
  const sections = new Set(facts.config.keys.map(({ path }) => configSection(path)));
  return [...sections]
    .filter((id) => !section || id === section)
    .map((id) => ({
      id,
      title: id,
      rows: facts.config.keys
        .filter(({ path }) => configSection(path) === id)
        .map((key) => configRow(facts, key, language)),
    }));
}

function configRow(facts: Facts, key: ConfigKey, language: Language): FactRow {
  const start = key.default;
  return {
    id: configAnchor(key.path),
    key: key.path,
    env: key.env ?? null,
    type: withUnit(word(key.type, language), key.unit, language),
    default: start === undefined ? undefined : typeof start === 'string' ? start : JSON.stringify(start),
    defaultInWords: key.generated && word('generated', language),
    options: key.options,
    marks: marksOf(key, language),
    meaning: facts.meanings.config[key.path]?.[language] ?? '',
    since: newerThanFirst(key.since),
  };
}

/** What v3 began with needs no version beside it. */
export function newerThanFirst(version: string): string | undefined {
  return version === 'v3.0.0' ? undefined : version;
}

function marksOf(fact: { required?: true; secret?: true }, language: Language): string[] {
  return [
    ...(fact.required ? [word('required', language)] : []),
    ...(fact.secret ? [word('secret', language)] : []),
  ];
}

function withUnit(type: string, unit: string | undefined, language: Language): string {
  if (!unit) return type;
  const name = unit in factsStrings ? word(unit as FactsString, language) : unit; // checked just before
  return language === 'zh' ? `${type}（${name}）` : `${type} (${name})`;
}
