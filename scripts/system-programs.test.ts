import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { available, pathOf, systemPrograms } from './system-programs.mjs';

const path = process.env.PATH;
const folder = mkdtempSync(join(tmpdir(), 'programs-'));
afterEach(() => {
  process.env.PATH = path;
});

describe('the programs of the system', () => {
  it('are found on PATH when they may be run, and not otherwise', () => {
    writeFileSync(join(folder, 'may-run'), '', { mode: 0o755 });
    writeFileSync(join(folder, 'may-not-run'), '', { mode: 0o644 });
    process.env.PATH = folder;
    expect(pathOf('may-run')).toBe(join(folder, 'may-run'));
    expect(available('may-not-run')).toBe(false);
    expect(available('is-not-there')).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('are listed once each, with a package and a use', () => {
    expect(new Set(systemPrograms.map((program) => program.command)).size).toBe(systemPrograms.length);
    for (const program of systemPrograms) expect(program.package && program.usedBy).toBeTruthy();
  });
});
