import { z } from 'zod';
import type { Tokens } from '../contract/answers.ts';
import type { Context } from './context.ts';

const seconds = z.union([z.number(), z.string().regex(/^\d{1,10}$/)]).transform(Number);

/** What providers call tokens; numbers may come as text, absent fields as null. */
export const TokenFields = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
  token_type: z.string().nullish(),
  expires_in: seconds.nullish(),
  scope: z.string().nullish(),
});

/** Tokens as the server answers them: the allow-listed fields, and when they end. */
export function toTokens(context: Context, fields: z.infer<typeof TokenFields>): Tokens {
  const { access_token, refresh_token, token_type, scope } = fields;
  const lasts = fields.expires_in ?? -1;
  const end = context.now() + lasts * 1000;
  const known = lasts >= 0 && Number.isInteger(lasts) && end < 8.64e15;
  return {
    access_token,
    ...(refresh_token ? { refresh_token } : {}),
    ...(token_type ? { token_type } : {}),
    ...(known ? { expires_in: lasts, expires_at: new Date(end).toISOString() } : {}),
    ...(scope ? { scope } : {}),
    ...(context.demo ? { demo: true as const } : {}),
  };
}
