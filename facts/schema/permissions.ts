import { z } from 'zod';
import { bilingualSchema, sourceSchema, versionSchema } from './source.ts';

export const permissionSchema = z.strictObject({
  key: z.string().min(1),
  /** Position in the mask, from 0. */
  bit: z.int().min(0),
  /** 2 to the power of `bit`: what to add to the mask. */
  value: z.int().positive(),
  /** Its name in AList's source. */
  const: z.string().startsWith('Perm'),
  /** As AList's UI shows it, where it does. */
  label: bilingualSchema.optional(),
  since: versionSchema,
});

/** `facts/permissions.json`: the bits a role grants on a path. */
export const permissionsSchema = z.strictObject({
  source: sourceSchema,
  permissions: z.array(permissionSchema),
});

/** `facts/tasks.json`: background work, the configuration section and the setting that bound it. */
export const tasksSchema = z.strictObject({
  source: sourceSchema,
  tasks: z.array(
    z.strictObject({
      type: z.string().min(1),
      config: z.string().startsWith('tasks.'),
      workersSetting: z.string().optional(),
      /** Can be kept over a restart (`task_persistant`). */
      survivesRestart: z.boolean(),
    }),
  ),
});

export type Permission = z.infer<typeof permissionSchema>;
