import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A started part of the measurement. */
export interface Part {
  base: string;
  /** Resident memory in MiB. */
  memory(): number;
  /** Milliseconds from the start of the process to its listening. */
  startup: number;
  stop(): void;
}

const canPin = existsSync('/usr/bin/taskset');

/** Keeps this process, which makes the load, on one core (where `taskset` exists), away from what it measures. */
export function pinLoad(core: number): void {
  if (canPin) execFileSync('taskset', ['--all-tasks', '-cp', String(core), String(process.pid)]);
}

/** Starts `bench/token-server/<name>.ts` on one core (where `taskset` exists) and waits until it listens. */
export async function startPart(name: string, core: number, args: readonly string[]): Promise<Part> {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  // the flags of `npm run api`
  const flags = ['--max-semi-space-size=2', '--max-old-space-size=128', '--v8-pool-size=1'];
  const command = [process.execPath, ...flags, file, ...args];
  const pinned = canPin ? ['taskset', '-c', String(core), ...command] : command;
  const [program = '', ...rest] = pinned;
  const started = performance.now();
  const child: ChildProcess = spawn(program, rest, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    startup: performance.now() - started,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}
