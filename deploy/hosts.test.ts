import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewServer } from '../scripts/preview/server.ts';
import { available } from '../scripts/system-programs.mjs';
import { pageCaching } from '../src/model/cache-times.ts';
import { hostCases } from './host-cases.ts';
import { freePort, untilListening } from './listening.ts';
import { buildFixtureSite } from './site-fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const { site, rules } = buildFixtureSite(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the preview server', () => {
  const server = previewServer(site);
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    // A server that listens on a TCP port has this kind of address.
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  checkCases(() => port);

  it('prefers brotli, and not where it is refused', async () => {
    const path = '/assets/main.abc123.js';
    expect((await ask(port, path, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await ask(port, path, { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe(
      'gzip',
    );
  });

  it('says that nothing has changed to those who have the page', async () => {
    const { headers } = await ask(port, '/guide/');
    const again = await ask(port, '/guide/', { 'if-none-match': `"x", ${headers.etag}` });
    expect([again.status, again.body, again.headers['cache-control']]).toEqual([304, '', pageCaching]);
  });

  it('takes no other methods than GET and HEAD', async () => {
    expect((await ask(port, '/', {}, 'POST')).status).toBe(405);
  });
});

describe.runIf(available('nginx'))('nginx with deploy/nginx.conf', () => {
  let port = 0;
  let nginx: ChildProcess;
  beforeAll(async () => {
    port = await freePort();
    nginx = spawn('nginx', ['-p', folder, '-c', writeConfiguration(port)], { stdio: 'inherit' });
    await untilListening(port);
  });
  afterAll(() => nginx.kill('SIGTERM'));

  checkCases(() => port);
});

function checkCases(port: () => number): void {
  it.each(hostCases)('$title', async ({ path, headers, method, status, expect: wanted, body }) => {
    const answer = await ask(port(), path, headers, method);
    expect([status].flat()).toContain(answer.status);
    for (const [name, value] of Object.entries(wanted ?? {})) {
      if (value === null) expect(answer.headers[name]).toBeUndefined();
      else if (typeof value === 'string') expect(answer.headers[name]).toBe(value);
      else expect(answer.headers[name]).toMatch(value);
    }
    if (body === '') expect(answer.body).toBe('');
    else if (body) expect(answer.body).toContain(body);
  });
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks for a path exactly as written: `fetch` would tidy `..` away. */
function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const raw = Buffer.concat(chunks);
      const encoding = raw.length > 0 ? response.headers['content-encoding'] : undefined;
      const body =
        encoding === 'gzip' ? gunzipSync(raw) : encoding === 'br' ? brotliDecompressSync(raw) : raw;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: body.toString() });
    })
      .on('error', reject)
      .end();
  });
}

/** The site's own file inside the smallest possible main configuration, with the fixture's paths. */
function writeConfiguration(port: number): string {
  const block = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('/etc/nginx/alist-docs/nginx-addresses.conf', join(rules, 'nginx-addresses.conf'))
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('/var/www/alist-docs', site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/tmp;`,
  );
  mkdirSync(join(folder, 'tmp'));
  const path = join(folder, 'nginx.conf');
  const main = `daemon off; pid ${folder}/nginx.pid; error_log stderr warn; worker_processes 1; events {}`;
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    path,
    `${user} ${main} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}\n${block}\n}`,
  );
  execFileSync('nginx', ['-t', '-q', '-p', folder, '-c', path]);
  return path;
}
