import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../scripts/processes.mjs';
import { buildEnv, buildNode, fail, prepare, root } from '../scripts/project.mjs';

// `npm run bench -- <name>` runs bench/<name>.ts or .mjs with the arguments that follow.
const [name = '', ...args] = process.argv.slice(2);
const here = join(root, 'bench');
const names = readdirSync(here)
  .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.test\.ts$|^run\.mjs$/.test(file))
  .map((file) => file.replace(/\.(ts|mjs)$/, ''));
if (!names.includes(name))
  fail(`Say what to measure: npm run bench -- <name>, where <name> is one of ${names.join(', ')}.`);

await prepare();
const file = [`${name}.ts`, `${name}.mjs`].map((candidate) => join(here, candidate)).find(existsSync) ?? '';
process.exitCode = (await run(buildNode(), [file, ...args], { cwd: root, env: buildEnv() })).code;
