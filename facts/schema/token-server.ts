import { z } from 'zod';

const meaning = z.strictObject({ en: z.string().min(1), zh: z.string().min(1) });

/** `facts/token-server.json`: the environment variables of the token server, written from its own schema. */
export const tokenServerSchema = z.strictObject({
  variables: z.array(
    z.strictObject({
      name: z.string().regex(/^[A-Z0-9_]+$/),
      group: z.enum(['server', 'limits', 'clients']),
      type: z.enum(['text', 'url', 'list', 'number', 'switch', 'choice']),
      secret: z.literal(true).optional(),
      default: z.string().optional(),
      options: z.array(z.string()).optional(),
      range: z.tuple([z.number(), z.number()]).optional(),
      meaning,
    }),
  ),
});
