import { z } from 'zod';
import { sourceSchema } from './source.ts';

/** `facts/errors.json`: the texts AList answers with, whole; `%s`, `%d`, `%v` stand for a value. */
export const errorsSchema = z.strictObject({
  source: sourceSchema,
  /** Named errors of `internal/errs`, with the driver folders that return them. */
  values: z.array(
    z.strictObject({ name: z.string(), message: z.string().min(1), drivers: z.array(z.string()).optional() }),
  ),
  /** Messages sent in the answer's envelope: `code` inside the body, HTTP status 200. */
  responses: z.array(
    z.strictObject({ code: z.int(), message: z.string().min(1), where: z.array(z.string()) }),
  ),
  /** Texts of tokens, signs, storages and shares that reach the reader inside another message. */
  internal: z.array(z.strictObject({ message: z.string().min(1), where: z.array(z.string()) })),
  /** Which code a named error becomes; `*` is any other. */
  mapping: z.array(
    z.strictObject({ value: z.string(), code: z.int().nullable(), where: z.string().optional() }),
  ),
});
