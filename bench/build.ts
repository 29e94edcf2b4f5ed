import { readdirSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/build.mjs';
import { figureTable } from './lib/table.ts';

// How long a cold build of the whole site takes (no cache of any kind), and what comes out.
const seconds: number[] = [];
for (const _ of [1, 2, 3]) {
  const started = performance.now();
  const { code } = await build();
  if (code !== 0) throw new Error('The build failed; its message stands above.');
  seconds.push((performance.now() - started) / 1000);
}
const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const pages = files.filter((entry) => entry.name.endsWith('.html')).length;
const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

console.log(
  `\n${pages} pages, ${files.length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB, ${cpus().length} cores\n`,
);
console.log(figureTable([{ name: 'cold build', unit: 's', runs: seconds }]));
