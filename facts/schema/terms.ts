import { z } from 'zod';
import { meaningSchema } from './meanings.ts';
import { bilingualSchema } from './source.ts';

const words = z.array(z.string().min(1)).min(1);

/** `facts/terms.json`: one word in each language for each thing, and what it is. */
export const termsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    term: bilingualSchema,
    meaning: meaningSchema,
    /** Other words for the same thing, which pages must not use. */
    avoid: z.strictObject({ en: words, zh: words }).partial().optional(),
    /** Phrases in which such a word means another thing, and may stand. */
    except: z.strictObject({ en: words, zh: words }).partial().optional(),
  }),
);

export type Term = z.infer<typeof termsSchema>[number];
