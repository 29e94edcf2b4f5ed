import { z } from 'zod';
import { sourceSchema, versionSchema } from './source.ts';

/** One field of a driver's form; its value lies in `storage.addition` under `name`. */
export const driverFieldSchema = z.strictObject({
  /** The key in `addition`. The label AList's English UI shows is made from it (`fieldLabel`). */
  name: z.string().min(1),
  type: z.enum(['string', 'text', 'number', 'float', 'bool', 'select']),
  /** The label AList's Chinese UI shows, where it has one of its own. */
  zh: z.string().min(1).optional(),
  /** What the form starts with, as text; absent when it starts empty. */
  default: z.string().min(1).optional(),
  /** AList carries a client of its own as default; its value is not repeated here. */
  builtIn: z.literal(true).optional(),
  options: z.array(z.string()).optional(),
  required: z.literal(true).optional(),
  /** A password, token or key: never to be shown to others. */
  secret: z.literal(true).optional(),
  /** The first version with this field, where it is younger than the driver. */
  since: versionSchema.optional(),
});

/** What a driver can do with files besides listing and reading them. */
export const capabilitySchema = z.enum([
  'upload',
  'mkdir',
  'rename',
  'move',
  'copy',
  'remove',
  'put_url',
  'archive',
  'reference',
]);

/** Options of a storage that its driver sets by itself when AList starts it, over what was saved. */
export const initEffectSchema = z.strictObject({
  /** Option or field → the value it gets. */
  set: z.record(z.string(), z.string()),
  /** Only when the storage is started for the first time. */
  once: z.literal(true).optional(),
  /** Holds only with this `field=value`. */
  when: z.string().optional(),
  /** Left out with one of these: `field=value`, or a field that is not empty. */
  unless: z.array(z.string()).optional(),
});

export const driverSchema = z.strictObject({
  /** The name in AList's driver list, and the value of `driver` in the API. */
  name: z.string().min(1),
  /** Folder below `drivers/` in AList's source. */
  folder: z.string().min(1),
  /** Slug of its page below `/guide/drivers/`; several drivers may share one. */
  page: z.string().min(1),
  /** The first version that registers the name. */
  since: versionSchema,
  /** Only compiled for these, where not for all. */
  platforms: z.strictObject({ os: z.array(z.string()), arch: z.array(z.string()) }).optional(),
  /** The page of this site that helps to get its token. */
  tool: z.string().startsWith('/tool/').optional(),
  /** How the folder to mount is named: by path, by the service's id, or not at all. */
  root: z.strictObject({
    kind: z.enum(['path', 'id', 'none']),
    field: z.string().min(1).optional(),
  }),
  download: z.strictObject({
    /** `redirect`: a direct link; `proxy`: always through AList; `local`: AList reads the file itself; `per-storage`: a field decides. */
    mode: z.enum(['redirect', 'proxy', 'local', 'per-storage']),
    /** Request headers AList sends when it fetches the address itself. A redirect carries none of them. */
    headers: z.array(z.string()).optional(),
    /**
     * Why a visitor who is redirected does not get the file, where the driver's source shows it: AList sends the
     * account's cookie or token along (`credentials`), the user agent of an app (`agent`), the address is a page
     * to look at (`page`), or one on the machine AList runs on (`localhost`). A `Referer` or a browser's user
     * agent is not counted: AList's redirects ask browsers to send no referrer.
     */
    blocked: z.enum(['credentials', 'agent', 'page', 'localhost']).optional(),
  }),
  /** Whether an upload is skipped when the service knows the content; `partly` = known blocks only. */
  rapidUpload: z.strictObject({
    support: z.enum(['yes', 'no', 'partly']),
    hashes: z.array(z.string()).optional(),
  }),
  /** Lists thumbnails. */
  thumbnails: z.boolean(),
  capabilities: z.array(capabilitySchema),
  /** Capability → when it holds: `field=value,value`, `files` (not folders) or `some` (not for every account or path). */
  conditions: z.partialRecord(capabilitySchema, z.string()).optional(),
  /** What decides which shared options the form shows. */
  flags: z.array(
    z.enum(['local_sort', 'only_proxy', 'only_local', 'no_cache', 'proxy_range', 'no_overwrite']),
  ),
  /** What AList changes in a new storage by itself; absent for most drivers. */
  initEffects: z.array(initEffectSchema).optional(),
  fields: z.array(driverFieldSchema),
});

/** `facts/drivers.json`: every driver a release of AList can add, in its own order, without the test driver `Virtual`. */
export const driversSchema = z.strictObject({ source: sourceSchema, drivers: z.array(driverSchema) });

export type Driver = z.infer<typeof driverSchema>;
export type DriverField = z.infer<typeof driverFieldSchema>;
export type Capability = z.infer<typeof capabilitySchema>;
