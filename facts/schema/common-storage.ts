import { z } from 'zod';
import { bilingualSchema, sourceSchema, versionSchema } from './source.ts';

/** A field every storage has, whatever its driver. */
export const commonFieldSchema = z.strictObject({
  /** Unique here; `webdav_policy` stands twice, once for each of its forms. */
  id: z.string().min(1),
  /** The key of the storage in the API. */
  name: z.string().min(1),
  type: z.enum(['string', 'text', 'number', 'bool', 'select']),
  /** As AList's UI shows it. */
  label: bilingualSchema,
  default: z.string().optional(),
  options: z.array(z.string()).optional(),
  required: z.literal(true).optional(),
  /** `cached`: the driver keeps a cache; `redirectable`: it is neither proxy-only nor read by AList itself; `served`: it is; the others: the driver's flag. */
  shownWhen: z.enum(['cached', 'redirectable', 'served', 'proxy_range', 'local_sort']).optional(),
  since: versionSchema,
});

/** `facts/common-storage.json`: the shared options, in the order of the form. */
export const commonStorageSchema = z.strictObject({
  source: sourceSchema,
  fields: z.array(commonFieldSchema),
});

export type CommonField = z.infer<typeof commonFieldSchema>;
