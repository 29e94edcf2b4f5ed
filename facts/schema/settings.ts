import { z } from 'zod';
import { bilingualSchema, sourceSchema, versionSchema } from './source.ts';

export const settingSchema = z.strictObject({
  key: z.string().min(1),
  type: z.enum(['string', 'text', 'number', 'bool', 'select']),
  /** As AList's UI shows it. */
  label: bilingualSchema,
  /** The first value, as text; absent when it is empty. */
  default: z.string().optional(),
  /** AList makes the first value itself: a version, a random text. */
  generated: z.literal(true).optional(),
  options: z.array(z.string()).optional(),
  group: z.string().min(1),
  /** `public` and `readonly` values are served to everybody by `GET /api/public/settings`. */
  flag: z.enum(['public', 'private', 'readonly']),
  unit: z.string().optional(),
  secret: z.literal(true).optional(),
  /** Only this call of the API writes it; no form shows it before. */
  writtenBy: z.string().startsWith('/api/').optional(),
  since: versionSchema,
});

/** `facts/settings.json`: every setting in the order of the source, those only the API writes last. */
export const settingsSchema = z.strictObject({
  source: sourceSchema,
  groups: z.array(z.strictObject({ id: z.string(), label: bilingualSchema })),
  settings: z.array(settingSchema),
});

export type Setting = z.infer<typeof settingSchema>;
export type SettingGroup = z.infer<typeof settingsSchema>['groups'][number];
