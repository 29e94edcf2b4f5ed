import { join } from 'node:path';
import { type Facts, loadFile } from '../../../facts/load.ts';
import { uiLabelsSchema } from '../../../facts/schema/ui-labels.ts';
import type { Bilingual, Language } from '../language.ts';
import { fieldLabel } from './rows.ts';

/**
 * Every label of AList's own interface that a page may name, by language: those of `facts/ui-labels.json`, of every
 * driver and its fields, and of the shared options, settings and permissions. Chinese falls back to English, as in AList.
 */
export function uiLabels(facts: Facts, folder = 'facts'): Bilingual<ReadonlySet<string>> {
  const { labels } = loadFile(uiLabelsSchema, join(folder, 'ui-labels.json'));
  const of = (language: Language) => [
    ...labels.map((label) => label[language] ?? label.en),
    ...facts.drivers.drivers.flatMap(({ name, fields }) => [
      name,
      ...fields.flatMap((field) => [fieldLabel(field, language), ...(field.options ?? [])]),
    ]),
    ...facts.common.fields.map(({ label }) => label[language]),
    ...facts.settings.groups.map(({ label }) => label[language]),
    ...facts.settings.settings.map(({ label }) => label[language]),
    ...facts.permissions.permissions.flatMap(({ label }) => (label ? [label[language]] : [])),
  ];
  return { en: new Set(of('en')), zh: new Set(of('zh')) };
}
