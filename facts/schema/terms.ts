import { z } from 'zod';
import { meaningSchema } from './meanings.ts';
import { bilingualSchema } from './source.ts';

/** `facts/terms.json`: one word in each language for each thing, and what it is. */
export const termsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    term: bilingualSchema,
    meaning: meaningSchema,
  }),
);

export type Term = z.infer<typeof termsSchema>[number];
