import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The programs outside npm that tests use. `npm test` installs the missing ones with apt-get where it may; tests ask
 * `available()` and are reported as not run where a program is missing.
 * @type {readonly { command: string, package: string, usedBy: string }[]}
 */
export const systemPrograms = [
  {
    command: 'chromium-headless-shell',
    package: 'chromium-headless-shell',
    usedBy: 'the end-to-end tests and the accessibility gate',
  },
  {
    command: 'chromium',
    package: 'chromium',
    usedBy: 'the test of the back/forward cache, which the shell lacks, and the measurements',
  },
  {
    command: 'nginx',
    package: 'nginx',
    usedBy: 'the tests of deploy/nginx.conf and of the documented nginx examples',
  },
  { command: 'caddy', package: 'caddy', usedBy: 'the tests of the documented Caddy examples' },
  { command: 'apache2', package: 'apache2', usedBy: 'the tests of the documented Apache examples' },
  { command: 'shellcheck', package: 'shellcheck', usedBy: 'the tests of the documented shell commands' },
];

/** The Chromium that tests drive: Debian's without windows, three times as fast to open a page, else the whole one. */
export function browserPath() {
  return pathOf('chromium-headless-shell') ?? pathOf('chromium');
}

/** Says whether a program of the list is there. Debian keeps servers in /usr/sbin, which may be missing from PATH. @param {string} command */
export function available(command) {
  return pathOf(command) !== undefined;
}

/** The path of a program, or nothing. @param {string} command */
export function pathOf(command) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, command)).find(isProgram);
}

/**
 * Installs the missing programs where this is Debian (or its like) and we are root.
 * @returns {typeof systemPrograms} what is still missing afterwards
 */
export function installMissing() {
  const missing = systemPrograms.filter((program) => !available(program.command));
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version') && available('apt-get');
  if (missing.length === 0 || !mayInstall) return missing;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  console.log(`Installing ${missing.map((program) => program.package).join(', ')} with apt-get …`);
  spawnSync('apt-get', ['update', '-qq'], options);
  // One by one, so that a package that a release lacks does not keep the others away.
  for (const program of missing)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', program.package], options);
  return systemPrograms.filter((program) => !available(program.command));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
