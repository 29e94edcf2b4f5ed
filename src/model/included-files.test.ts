import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyWith, includedFiles } from './included-files.ts';

const folder = () => root;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'included-'));
  mkdirSync(join(root, 'parts'));
  writeFileSync(join(root, 'parts/a.md'), 'A\n\n<!-- @include: ./b.md#region -->\n');
  writeFileSync(join(root, 'parts/b.md'), 'B\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function history(day: string) {
  return { created: new Date('2020-01-01'), updated: new Date(day), authors: ['Ann'] };
}

describe('the time of the last change', () => {
  it('looks at included files, and at those that they include [PAGE-15]', () => {
    const body = 'Text.\n\n<!-- @include: ./parts/a.md{2-5} -->\n';
    expect(includedFiles(body, join(folder(), 'page.md'))).toEqual([
      join(root, 'parts/a.md'),
      join(root, 'parts/b.md'),
    ]);
  });

  it('is the latest of all of them [PAGE-15]', () => {
    const own = history('2025-01-01');
    expect(historyWith(own, [history('2026-03-04'), undefined])?.updated).toEqual(new Date('2026-03-04'));
    expect(historyWith(own, [history('2024-01-01')])?.updated).toEqual(new Date('2025-01-01'));
    expect(historyWith(undefined, [own])).toBeUndefined();
  });
});
