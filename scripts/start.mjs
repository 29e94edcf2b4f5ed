import { build } from './build.mjs';
import { devArguments } from './dev-arguments.mjs';
import { start } from './processes.mjs';
import { buildEnv, buildNode, fail, prepare, root, tool } from './project.mjs';

const wishes = process.argv.slice(2);
/** `--dev`: serve the sources with hot reload instead of a build. */
const dev = wishes.includes('--dev');
/** `--no-demo`: leave the token API with its demo provider out. */
const demo = !wishes.includes('--no-demo');
const port = process.env.PORT ?? '8080';

await prepare();
if (!dev) {
  const { code, problem } = await build();
  if (code !== 0) fail(`The build failed${problem ? ` (${problem})` : ''}; its message stands above.`);
}

if (demo) serve(buildNode(), ['scripts/demo-api.ts']);
if (dev) serve(...tool('astro', devArguments(process.env)));
else serve(buildNode(), ['scripts/preview/main.ts', '--port', port]);
console.log('Ctrl+C ends everything.\n');

/** Starts a server; when it ends by itself, so does everything. @param {string} command @param {string[]} args */
function serve(command, args) {
  start(command, args, { cwd: root, env: buildEnv() }).once('exit', (code) => process.exit(code ?? 1));
}
