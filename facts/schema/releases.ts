import { z } from 'zod';
import { sourceSchema, versionSchema } from './source.ts';

/** `facts/releases.json`: the last forty stable versions, newest first, with their commits without merges. */
export const releasesSchema = z.strictObject({
  source: sourceSchema,
  releases: z.array(
    z.strictObject({
      version: versionSchema,
      date: z.iso.date(),
      changes: z.array(
        z.strictObject({
          type: z.string().optional(),
          scope: z.string().optional(),
          breaking: z.literal(true).optional(),
          subject: z.string().min(1),
          /** Number of the pull request in AlistGo/alist. */
          pr: z.int().optional(),
        }),
      ),
    }),
  ),
});
