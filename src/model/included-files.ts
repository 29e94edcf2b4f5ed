import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { FileHistory } from './git-history.ts';

const includeLine = /^[ \t]*<!--\s*@include:\s*([^{#\s]+)/gm;

/** The files that a Markdown body includes, and those that they include, by their paths below the repository. */
export function includedFiles(body: string, filePath: string, known = new Set<string>()): string[] {
  for (const [, target = ''] of body.matchAll(includeLine)) {
    const path = posix.join(posix.dirname(filePath), target);
    if (known.has(path) || !existsSync(path)) continue;
    known.add(path);
    includedFiles(readFileSync(path, 'utf8'), path, known);
  }
  return [...known];
}

/** The history of a page: its own, with the time of the latest change to it or to a file it includes. (PAGE-15) */
export function historyWith(
  past: FileHistory | undefined,
  included: readonly (FileHistory | undefined)[],
): FileHistory | undefined {
  if (!past) return undefined;
  const times = [past, ...included].flatMap((one) => (one ? [one.updated.getTime()] : []));
  return { ...past, updated: new Date(Math.max(...times)) };
}
