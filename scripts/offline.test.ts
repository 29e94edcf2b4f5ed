import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canUnshare, withoutNetwork } from './offline.mjs';

// This machine by its outward address: reachable without any other machine, and still no loopback.
const outward = Object.values(networkInterfaces())
  .flat()
  .find((address) => address && !address.internal && address.family === 'IPv4')?.address;
const server = createServer((socket) => socket.end());
let port = 0;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  if (address && typeof address === 'object') port = address.port;
});
afterAll(() => server.close());

/** Connects from another process; what it says on its error output. */
function connectTo(host: string, namespace: boolean): string {
  const say = `.on('connect', () => process.exit()).on('error', (error) => console.error(error.message))`;
  const source = `require('node:net').connect(${port}, '${host}')${say}`;
  const { command, args, env } = withoutNetwork(process.execPath, ['-e', source], process.env, namespace);
  return spawnSync(command, args, { env, encoding: 'utf8', timeout: 10_000 }).stderr;
}

describe('a command without network', () => {
  it.runIf(outward)('cannot reach another address, and is told why', () => {
    expect(connectTo(outward ?? '', false)).toContain(
      `A connection to ${outward} was refused: nothing may be fetched here`,
    );
  });

  it('reaches its own machine where only the guard stands', () => {
    expect(connectTo('127.0.0.1', false)).toBe('');
  });

  it.runIf(canUnshare())('reaches not even its own machine inside a namespace', () => {
    expect(connectTo('127.0.0.1', true)).toMatch(/ENETUNREACH|ECONNREFUSED|EADDRNOTAVAIL/);
  });
});
