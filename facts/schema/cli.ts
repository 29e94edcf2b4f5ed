import { z } from 'zod';
import { sourceSchema, versionSchema } from './source.ts';

export const commandSchema = z.strictObject({
  /** With its parents: `alist admin set`. */
  command: z.string().startsWith('alist'),
  /** Other names of the last word. */
  aliases: z.array(z.string()).optional(),
  /** Names of the arguments, all of them required. */
  args: z.array(z.string()).optional(),
  since: versionSchema,
});

export const flagSchema = z.strictObject({
  /** The command that defines it; its subcommands take it too. */
  command: z.string().startsWith('alist'),
  name: z.string().min(1),
  short: z.string().length(1).optional(),
  type: z.enum(['string', 'bool', 'int']),
  default: z.union([z.string(), z.number(), z.boolean()]),
  since: versionSchema,
});

/** `facts/cli.json`: the commands and flags of the `alist` binary. */
export const cliSchema = z.strictObject({
  source: sourceSchema,
  commands: z.array(commandSchema),
  flags: z.array(flagSchema),
});

export type Command = z.infer<typeof commandSchema>;
export type Flag = z.infer<typeof flagSchema>;
