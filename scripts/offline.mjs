import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const guard = new URL('./refuse-network.mjs', import.meta.url);

/**
 * Changes a command so that it runs without a network: in a network namespace of its own where the system has them,
 * and always with a guard inside Node that refuses every connection to another machine.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} [namespace] false leaves the namespace out
 * @returns {{ command: string, args: string[], env: NodeJS.ProcessEnv, by: 'namespace' | 'guard' }}
 */
export function withoutNetwork(command, args, env, namespace = canUnshare()) {
  const nowhere = 'http://127.0.0.1:9';
  const refusing = {
    ...env,
    http_proxy: nowhere,
    https_proxy: nowhere,
    HTTP_PROXY: nowhere,
    HTTPS_PROXY: nowhere,
    NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --import=${guard.href}`.trim(),
  };
  return namespace
    ? {
        command: 'unshare',
        args: ['--map-root-user', '--net', command, ...args],
        env: refusing,
        by: 'namespace',
      }
    : { command, args: [...args], env: refusing, by: 'guard' };
}

/** Whether this system lets us make a network namespace. */
export function canUnshare() {
  return spawnSync('unshare', ['--map-root-user', '--net', 'true']).status === 0;
}

/** The path of the guard, for messages. */
export const guardPath = fileURLToPath(guard);
