import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { available } from '../../scripts/system-programs.mjs';
import { codeBlocks } from '../../tests/gates/code-blocks/blocks.ts';
import { freePort, untilListening } from '../listening.ts';

const address = '/alist/ali_open/token?refresh_ui=canary.a.b&server_use=true&driver_txt=alicloud_qr';
/** A block of the operators' page; a gate sees to it that both languages have the same. */
const documented = (kind: string) =>
  codeBlocks().find(
    ({ place, language }) =>
      language === kind && place.startsWith('content/en/guide/advanced/token-server.md'),
  )?.written ?? '';

/** A provider of trouble: takes every request and never answers, or closes the connection. */
let stuck: Server;
let broken: Server;
const folders: string[] = [];
const running: ChildProcess[] = [];
const portOf = (server: Server) => (server.address() as AddressInfo).port; // it listens on a TCP port

beforeAll(async () => {
  stuck = createServer(() => undefined);
  broken = createServer((incoming) => incoming.socket.destroy());
  for (const server of [stuck, broken])
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => Promise.all(running.splice(0).map(end)));
afterAll(() => {
  for (const server of [stuck, broken]) server.close().closeAllConnections();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function end(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('close', () => done()).kill('SIGTERM');
  });
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proxies-'));
  folders.push(folder);
  return folder;
}

/** Starts a proxy; what it said, once it has ended. */
async function startProxy(command: string, args: string[], port: number, home: string) {
  const child = spawn(command, args, { env: { ...process.env, HOME: home } });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  await untilListening(port);
  return async () => {
    await end(child);
    running.splice(running.indexOf(child), 1);
    return said;
  };
}

/** The status a proxy answers with; 0 when the client hung up first, after `patience` ms. */
function ask(port: number, patience = 10_000, body = ''): Promise<number> {
  return new Promise((resolve) => {
    const method = body ? 'POST' : 'GET';
    const headers = { host: `localhost:${port}` };
    const sent = request(
      { host: '127.0.0.1', port, path: address, method, headers, agent: false },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(0)).end(body);
    sent.setTimeout(patience, () => sent.destroy());
  });
}

/** The documented server block in front of `upstream`, as the only host of a configuration with Debian's logs. */
async function nginx(block: string, upstream: string) {
  const folder = newFolder();
  const port = await freePort();
  mkdirSync(join(folder, 'tmp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/tmp;`,
  );
  const server = block
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('<domain>', 'localhost')
    .replace('http://127.0.0.1:3002', upstream)
    .replace('proxy_read_timeout 40s', 'proxy_read_timeout 300ms');
  const logs = `error_log ${folder}/error.log; access_log ${folder}/access.log; ${temporary.join(' ')}`;
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`;
  writeFileSync(join(folder, 'nginx.conf'), `${main} http { ${logs}\n${server}\n}`);
  const stop = await startProxy('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], port, folder);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { port, logs: async () => (await stop()) + read('error.log') + read('access.log') };
}

/** The documented Caddyfile in front of `upstream`, without HTTPS. */
async function caddy(file: string, upstream: string) {
  const folder = newFolder();
  const port = await freePort();
  const text = file
    .replace('<domain>', `http://localhost:${port}`)
    .replace('127.0.0.1:3002', upstream)
    // the port of its own interface may be taken by another one
    .replace(/^(\{\n)?/, (open) => (open ? '{\n\tadmin off\n' : '{\n\tadmin off\n}\n'));
  writeFileSync(join(folder, 'Caddyfile'), text);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return { port, logs: await startProxy('caddy', args, port, folder) };
}

describe.runIf(available('nginx'))('the documented nginx configuration', () => {
  const block = documented('nginx');

  it('writes no address into a log when the server is down, slow, broken or asked too much', async () => {
    const down = `http://127.0.0.1:${await freePort()}`;
    const troubles: [string, number, (port: number) => Promise<number>][] = [
      [down, 502, ask],
      [`http://127.0.0.1:${portOf(stuck)}`, 504, ask],
      [`http://127.0.0.1:${portOf(broken)}`, 502, ask],
      // what nginx finds critical
      ['http://unix:/nonexistent/socket', 502, ask],
      [down, 413, (port) => ask(port, 10_000, 'x'.repeat(33 * 1024))],
      [`http://127.0.0.1:${portOf(stuck)}`, 0, (port) => ask(port, 100)],
    ];
    for (const [upstream, status, send] of troubles) {
      const proxy = await nginx(block, upstream);
      expect(await send(proxy.port)).toBe(status);
      expect(await proxy.logs(), `${status} of ${upstream}`).not.toContain('canary');
    }
  });

  it('needs both of its lines about logs', async () => {
    for (const line of [/^\s*access_log .*$/m, /^\s*error_log .*$/m]) {
      const proxy = await nginx(block.replace(line, ''), `http://127.0.0.1:${await freePort()}`);
      expect(await ask(proxy.port)).toBe(502);
      expect(await proxy.logs()).toContain('canary');
    }
  });
});

describe.runIf(available('caddy'))('the documented Caddyfile', () => {
  const file = documented('caddyfile');

  it('writes no address into a log when the server is down or broken', async () => {
    for (const upstream of [`127.0.0.1:${await freePort()}`, `127.0.0.1:${portOf(broken)}`]) {
      const proxy = await caddy(file, upstream);
      expect(await ask(proxy.port)).toBe(502);
      const logs = await proxy.logs();
      expect(logs).toContain('"status":502');
      expect(logs).not.toContain('canary');
    }
  });

  it('needs its filter', async () => {
    const proxy = await caddy(file.replace(/^\{\n[\s\S]*?^\}\n/m, ''), `127.0.0.1:${await freePort()}`);
    expect(await ask(proxy.port)).toBe(502);
    expect(await proxy.logs()).toContain('canary');
  });
});
