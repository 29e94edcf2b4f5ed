import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installProblem } from './installed.mjs';
import { chooseNode, startProblem } from './node-version.mjs';
import { run } from './processes.mjs';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

/**
 * Installs what the lockfile describes where it is not installed yet, and finds the Node that builds.
 * Ends the script with what to do when either cannot be had.
 */
export async function prepare() {
  const problem = startProblem(process.version);
  if (problem) fail(problem);
  const outdated = installProblem(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'));
  if (outdated) {
    console.log(`Installing (${outdated}) …`);
    const { code } = await run(...npm('ci', '--loglevel=error'), { cwd: root, shell: windows });
    if (code !== 0)
      fail('npm ci failed, so nothing can be built. Its message stands above; it needs the npm registry.');
  }
  buildNode();
}

/** Runs a program of a dependency: its `bin`, by the Node that builds. @param {string} packageName @param {readonly string[]} args @param {Parameters<typeof run>[2]} [options] */
export function runTool(packageName, args, options) {
  return run(...tool(packageName, args), { ...options, cwd: root, env: buildEnv(options?.env) });
}

/** The command and arguments of a dependency's program. @param {string} packageName @param {readonly string[]} args @returns {[string, string[]]} */
export function tool(packageName, args) {
  const folder = join(root, 'node_modules', packageName);
  const { bin: programs } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const program =
    typeof programs === 'string' ? programs : (programs[packageName] ?? Object.values(programs)[0]);
  return [buildNode(), [join(folder, program), ...args]];
}

/** The path of the Node that builds; ends the script where there is none. */
export function buildNode() {
  const bundled = windows ? join(root, 'node_modules', 'node', 'bin', 'node.exe') : join(bin, 'node');
  const answer = spawnSync(bundled, ['--version'], { encoding: 'utf8' });
  const choice = chooseNode(answer.status === 0 ? answer.stdout : undefined, process.version);
  if ('problem' in choice) fail(choice.problem);
  return choice.use === 'bundled' ? bundled : process.execPath;
}

/** The environment of everything that is started: our programs first, nobody told about it. @param {NodeJS.ProcessEnv} [extra] */
export function buildEnv(extra) {
  return {
    ...process.env,
    PATH: bin + delimiter + (process.env.PATH ?? ''),
    ASTRO_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
    DO_NOT_TRACK: '1',
    ...extra,
  };
}

/** @param {string[]} args @returns {[string, string[]]} */
function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js') ? [process.execPath, [script, ...args]] : ['npm', args];
}

/** @param {string} path below the repository */
function readJson(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {string} message @returns {never} */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
