import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '../../../scripts/system-programs.mjs';

/** Calls `work` with a folder of its own that is gone afterwards. */
export function inTemporaryFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'alist-docs-code-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a system program; its words are those of both outputs. */
export function runProgram(command: string, args: readonly string[], folder: string) {
  const { status, stdout, stderr, error } = spawnSync(pathOf(command) ?? command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  if (error) throw error;
  return { accepted: status === 0, output: stdout, words: `${stdout}${stderr}`.trim() };
}

/** What the program says against a configuration file, or undefined where it accepts it. */
export function objection(command: string, args: readonly string[], file: string, text: string) {
  return inTemporaryFolder((folder) => {
    writeFileSync(join(folder, file), text);
    const { accepted, words } = runProgram(
      command,
      args.map((arg) => arg.replace('{folder}', folder)),
      folder,
    );
    return accepted ? undefined : words;
  });
}
