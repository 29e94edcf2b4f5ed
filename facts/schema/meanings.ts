import { z } from 'zod';
import { bilingualSchema } from './source.ts';

/** True for a text of at least four English words that is more than the key's own words. */
function saysMoreThan(key: string, text: string): boolean {
  const words = text.toLowerCase().match(/[a-z0-9](?:[\w'’.-]*\w)?/g) ?? [];
  const own = new Set(key.toLowerCase().split(/[^a-z0-9]+/));
  return words.length >= 4 && words.some((word) => !own.has(word));
}

/** True for a text of at least six Han characters. */
function isChineseSentence(text: string): boolean {
  return (text.match(/\p{Script=Han}/gu) ?? []).length >= 6;
}

/**
 * What a field, setting, key, permission, command or flag is for, in our own words: what it does and when
 * to change it. Inline code in backquotes is allowed, no other markup. At least four English words and six
 * Han characters, and never only the key repeated (checked by `meaningProblems`).
 */
export const meaningSchema = z.strictObject({
  /** A missing text counts as an empty one, so that `meaningProblems` can name it. */
  en: z.string().trim().default(''),
  zh: z.string().trim().default(''),
});

export type Meaning = z.infer<typeof meaningSchema>;

/** What is wrong with the meaning of `key`, one text per language at fault; empty when it is fine. */
export function meaningProblems(key: string, meaning: Partial<Meaning> | undefined): string[] {
  const problems: string[] = [];
  if (!meaning?.en) problems.push('has no English meaning (en)');
  else if (!saysMoreThan(key, meaning.en))
    problems.push('has an English meaning (en) below four words, or only the key repeated');
  if (!meaning?.zh) problems.push('has no Chinese meaning (zh)');
  else if (!isChineseSentence(meaning.zh))
    problems.push('has a Chinese meaning (zh) below six Han characters');
  return problems;
}

/** Meanings by key: `facts/meanings/{common,settings,config,permissions,cli,shared-fields}.json`. */
export const meaningsSchema = z.record(z.string(), meaningSchema);

/** A field's meaning, or `shared:<id>` where an entry of `shared-fields.json` says it. */
const fieldMeaningSchema = z.union([meaningSchema, z.templateLiteral(['shared:', z.string().min(1)])]);

/** One driver as its readers know it. */
export const driverMeaningSchema = z.strictObject({
  /** One or two sentences: what the service is and which account this driver name is for. */
  about: meaningSchema,
  /**
   * What has to be filled in though the form does not mark it as required: fields, or `field=value` for one that has
   * to be changed. Any one of these sets is enough; the first belongs to the form as it starts.
   */
  needs: z
    .array(z.array(z.string().min(1)).min(1))
    .min(1)
    .optional(),
  /** The service's name as its users write it, in both languages; several spellings separated by ` / `. */
  brand: bilingualSchema,
  /** Pinyin initials of the Chinese brand, lower case, no spaces (阿里云盘 → `alyp`); the Latin name for a brand without Chinese. */
  pinyin: z.string().regex(/^[a-z0-9]+$/),
  /** Where the service is offered: `cn` for a service of mainland China, else `global`. */
  region: z.enum(['cn', 'global']),
  /** Field name (key in `storage.addition`) → meaning. A field left out takes `shared-fields.json`'s entry of its name. */
  fields: z.record(z.string(), fieldMeaningSchema),
});

/** `facts/meanings/drivers/<folder>.json`: the drivers registered from that folder of AList's source, by name. */
export const driverMeaningsSchema = z.record(z.string(), driverMeaningSchema);

export type DriverMeaning = z.infer<typeof driverMeaningSchema>;

/** The file name (without `.json`) of a source folder's meanings. */
export function meaningsFile(folder: string): string {
  return folder.toLowerCase().replace(/[^a-z0-9]+/g, '_');
}
