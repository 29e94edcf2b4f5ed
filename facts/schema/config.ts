import { z } from 'zod';
import { sourceSchema, versionSchema } from './source.ts';

export const configKeySchema = z.strictObject({
  /** Dotted path in `config.json`: `scheme.http_port`. */
  path: z.string().min(1),
  type: z.enum(['string', 'integer', 'boolean', 'array of strings']),
  /** The environment variable that overrides it; two keys have none. */
  env: z.string().startsWith('ALIST_').optional(),
  /** Absent when it is the empty text. */
  default: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).optional(),
  /** AList makes the first value itself: a version, a random text. */
  generated: z.literal(true).optional(),
  options: z.array(z.string()).optional(),
  unit: z.string().optional(),
  secret: z.literal(true).optional(),
  since: versionSchema,
});

/** `facts/config.json`: the keys of `data/config.json`, in its order. */
export const configSchema = z.strictObject({
  source: sourceSchema,
  /** Left out of the variables' names under `--no-prefix`, as in the Docker image. */
  envPrefix: z.literal('ALIST_'),
  keys: z.array(configKeySchema),
});

export type ConfigKey = z.infer<typeof configKeySchema>;
