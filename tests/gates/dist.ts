import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteTable } from '../../src/model/route-table.ts';

/** The built site that gates look at. */
export const dist = 'dist';

/** The route table of the built site. */
export function builtRoutes(): RouteTable {
  const path = join(dist, 'routes.json');
  if (!existsSync(path))
    throw new Error(`${path} is missing, so there is nothing to check. Run npm run build first.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The file of a page: `/guide/` is `dist/guide/index.html`. */
export function fileOf(path: string): string {
  return join(dist, path.endsWith('/') ? `${path}index.html` : path);
}

/** Every file of the built site, below `dist/`, with `/` between folders. */
export function builtFiles(): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    );
}
