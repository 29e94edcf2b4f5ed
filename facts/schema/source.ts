import { z } from 'zod';

/** A version of AList as its tags spell it: `v3.63.0`. */
export const versionSchema = z.string().regex(/^v\d+\.\d+\.\d+$/);

/** Where a file of facts was read: the project, its tag, commit and date, and the source files. */
export const sourceSchema = z.strictObject({
  project: z.string(),
  version: versionSchema,
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** The commit's day, `YYYY-MM-DD`. */
  date: z.iso.date(),
  files: z.array(z.string()).min(1),
});

export type Source = z.infer<typeof sourceSchema>;

/** A short text in both languages: a label, a brand, a term. */
export const bilingualSchema = z.strictObject({ en: z.string().trim().min(1), zh: z.string().trim().min(1) });
