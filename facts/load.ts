import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { cliSchema } from './schema/cli.ts';
import { commonStorageSchema } from './schema/common-storage.ts';
import { configSchema } from './schema/config.ts';
import { driversSchema } from './schema/drivers.ts';
import { type DriverMeaning, driverMeaningsSchema, type Meaning, meaningsSchema } from './schema/meanings.ts';
import { permissionsSchema } from './schema/permissions.ts';
import { settingsSchema } from './schema/settings.ts';
import { termsSchema } from './schema/terms.ts';
import { tokenServerSchema } from './schema/token-server.ts';

/** One file of facts, checked; an error names the file and the place in it. */
export function loadFile<T>(schema: z.ZodType<T>, file: string): T {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file} is not in its form (facts/schema):\n${z.prettifyError(result.error)}`);
}

/** Every driver's own texts, by driver name. */
function loadDriverMeanings(folder: string): Map<string, DriverMeaning> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(files.flatMap((name) => Object.entries(loadFile(driverMeaningsSchema, join(folder, name)))));
}

/** Every fact the pages place, and what each means, read from `folder`. */
export function loadFacts(folder = 'facts') {
  const at = (name: string) => join(folder, name);
  const meanings = (name: string) => loadFile(meaningsSchema, at(`meanings/${name}.json`));
  return {
    drivers: loadFile(driversSchema, at('drivers.json')),
    common: loadFile(commonStorageSchema, at('common-storage.json')),
    settings: loadFile(settingsSchema, at('settings.json')),
    config: loadFile(configSchema, at('config.json')),
    cli: loadFile(cliSchema, at('cli.json')),
    permissions: loadFile(permissionsSchema, at('permissions.json')),
    terms: loadFile(termsSchema, at('terms.json')),
    tokenServer: loadFile(tokenServerSchema, at('token-server.json')),
    meanings: {
      drivers: loadDriverMeanings(at('meanings/drivers')),
      sharedFields: meanings('shared-fields'),
      common: meanings('common'),
      settings: meanings('settings'),
      config: meanings('config'),
      permissions: meanings('permissions'),
      cli: meanings('cli'),
    },
  };
}

export type Facts = ReturnType<typeof loadFacts>;
export type Meanings = Record<string, Meaning>;
