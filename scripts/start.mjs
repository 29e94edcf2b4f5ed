import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { start } from './processes.mjs';
import { buildEnv, buildNode, fail, prepare, root, tool } from './project.mjs';

// The token API with its embedded demo provider: api/demo/start.ts is to export
// `start({ port: number }): Promise<{ address: string }>`; scripts/demo-api.ts calls it.
const demoApi = 'api/demo/start.ts';

const wishes = process.argv.slice(2);
/** `--dev`: serve the sources with hot reload instead of a build. */
const dev = wishes.includes('--dev');
/** `--no-demo`: leave the token API out. */
const demo = !wishes.includes('--no-demo');
const port = process.env.PORT ?? '8080';

await prepare();
if (!dev) {
  const { code, problem } = await build();
  if (code !== 0) fail(`The build failed${problem ? ` (${problem})` : ''}; its message stands above.`);
}

if (demo && existsSync(join(root, demoApi))) serve(buildNode(), ['scripts/demo-api.ts']);
if (dev) serve(...tool('astro', ['dev', '--port', port]));
else serve(buildNode(), ['scripts/preview/main.ts', '--port', port]);
console.log('Ctrl+C ends everything.\n');

/** Starts a server; when it ends by itself, so does everything. @param {string} command @param {string[]} args */
function serve(command, args) {
  start(command, args, { cwd: root, env: buildEnv() }).once('exit', (code) => process.exit(code ?? 1));
}
