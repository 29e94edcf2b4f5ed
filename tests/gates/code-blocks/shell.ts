import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from './blocks.ts';
import { inTemporaryFolder, runProgram } from './programs.ts';

interface Finding {
  file: string;
  line: number;
  code: number;
  message: string;
}

/**
 * Not asked of commands that a reader types line by line: SC2164 (`cd` may fail; the reader sees it),
 * SC2148 (no first line with the interpreter).
 */
const notForTypedCommands = 'SC2164,SC2148';

/** What shellcheck finds in the blocks, one line each with place and code. */
export function shellFindings(blocks: readonly Block[]): string[] {
  return inTemporaryFolder((folder) => {
    const names = blocks.map((block, index) => {
      const name = `${index}.sh`;
      writeFileSync(join(folder, name), `${block.filled}\n`);
      return name;
    });
    const args = ['--shell=bash', '--format=json', `--exclude=${notForTypedCommands}`, ...names];
    const { output, words } = runProgram('shellcheck', args, folder);
    if (!output.startsWith('[')) throw new Error(`shellcheck failed: ${words}`);
    // shellcheck's documented JSON format.
    const findings = JSON.parse(output) as Finding[];
    return findings.map(({ file, line, code, message }) => {
      const place = blocks[Number.parseInt(file, 10)]?.place;
      return `${place} (line ${line} of the block): SC${code} ${message}`;
    });
  });
}
