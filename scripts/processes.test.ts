import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { run } from './processes.mjs';

const processes = new URL('./processes.mjs', import.meta.url).href;
const silent = { stdio: 'ignore' } as const;

/** A program that starts another, which only sleeps and holds the same output open. */
const family = `require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' }); console.log('ready'); setInterval(() => {}, 1000)`;

describe('run', () => {
  it('answers with the exit code of the program', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(3)'], silent)).toEqual({ code: 3 });
  });

  it('ends a program that takes too long and says so', async () => {
    const outcome = await run('sleep', ['60'], { ...silent, limit: 100 });
    expect(outcome).toEqual({ code: 1, problem: 'ended after 0 s' });
  });

  it('says why a program did not start', async () => {
    expect((await run('no-such-program', [], silent)).problem).toContain('ENOENT');
  });
});

describe('a script that is ended', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('by %s ends what its programs have started too', async (signal) => {
    const source = `import { start } from '${processes}'; start(process.execPath, ['-e', ${JSON.stringify(family)}])`;
    const script = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(script.stdout, 'data');
    const exit = once(script, 'exit');
    // The pipe closes when the last program that holds it has ended.
    const end = once(script.stdout, 'close');
    script.kill(signal);
    expect((await exit)[0]).toBe(signal === 'SIGINT' ? 130 : 143);
    await end;
  });
});
