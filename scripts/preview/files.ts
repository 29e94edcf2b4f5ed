import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { lookup } from 'mrmime';

/** A file below the served folder, with its precompressed twins. */
export interface StaticFile {
  /** Absolute path of the file. */
  path: string;
  type: string;
  /** Absolute paths of `.br` and `.gz` beside it. */
  encoded: { br?: string; gzip?: string };
}

/**
 * Every file below a folder by its URL path. Only what is listed here is ever served, so that no path leads out of it.
 * Files that begin with `_` or `.` at the top are the host's own (`_redirects`, `_headers`).
 */
export function filesBelow(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/').replace(/^\/?/, '/'),
    );
  const all = new Set(names);
  const served = names.filter((name) => !/^\/[._]/.test(name) && !/\.(br|gz)$/.test(name));
  return new Map(
    served.map((name) => {
      const path = join(folder, name);
      const encoded = {
        ...(all.has(`${name}.br`) ? { br: `${path}.br` } : {}),
        ...(all.has(`${name}.gz`) ? { gzip: `${path}.gz` } : {}),
      };
      return [name, { path, type: contentType(name), encoded }];
    }),
  );
}

/** A weak validator: the same for every encoding of the same content. */
export function etagOf(file: StaticFile): string {
  return `W/"${createHash('sha256').update(readFileSync(file.path)).digest('base64url').slice(0, 20)}"`;
}

function contentType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return /^text\/|json$|xml$|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}
