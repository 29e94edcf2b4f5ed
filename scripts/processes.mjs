import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const hasGroups = process.platform !== 'win32';

process.once('exit', () => endAll('SIGKILL'));
// npm that is ended ends only the shell between it and this script, and nobody would tell us.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(143), 1000).unref();
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    endAll('SIGTERM');
    const deadline = Date.now() + 3000;
    setInterval(() => {
      if (running.size === 0 || Date.now() > deadline) process.exit(signal === 'SIGINT' ? 130 : 143);
    }, 20);
  });
}

/**
 * Starts a program in a process group of its own, which ends with this script whatever way it ends.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: hasGroups,
    ...options,
  });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('exit', () => {
    end(child, 'SIGTERM');
    running.delete(child);
  });
  return child;
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { limit?: number }} [options] `limit`: milliseconds after which it is ended
 * @returns {Promise<{ code: number, problem?: string }>} code 0 when it succeeded; `problem` where it did not run or not end by itself
 */
export function run(command, args, { limit, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    /** @type {string | undefined} */
    let problem;
    const timer =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            problem = `ended after ${Math.round(limit / 1000)} s`;
            end(child, 'SIGKILL');
          }, limit);
    child.once('error', (error) => resolve({ code: 1, problem: error.message }));
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve({
        code: code ?? 1,
        ...(problem || signal ? { problem: problem ?? `ended by ${signal}` } : {}),
      });
    });
  });
}

/** Ends every program that was started here. @param {NodeJS.Signals} signal */
export function endAll(signal) {
  for (const child of running) end(child, signal);
}

/** Ends a program together with the programs it started. @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function end(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(hasGroups ? -child.pid : child.pid, signal);
  } catch {
    // It has ended already.
  }
}
