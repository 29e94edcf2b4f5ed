import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { site, statusesByOrigin } from '../testing/origins.ts';
import { sendRaw } from '../testing/raw.ts';
import { listen, shutDown } from './listen.ts';
import { createLogWriter } from './log-writer.ts';
import { start } from './start.ts';

const quiet = { PORT: '0', LOG_LEVEL: 'info' };

/** Starts the entry itself, as `npm run api` does. */
function startProcess(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['api/entry/node.ts'], { env: { ...process.env, ...environment } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return {
    child,
    output: () => output,
    ended: new Promise<number | null>((resolve) => child.on('exit', resolve)),
    async port(): Promise<number> {
      for (let tries = 0; tries < 200; tries++) {
        const port = /listening on http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
        if (port) return Number(port);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`not listening: ${output}`);
    },
  };
}

describe('npm run api', () => {
  it('listens, answers, names its clients without their secrets, and ends on SIGTERM', async () => {
    const environment = {
      ...quiet,
      PORT: '39021',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'canary-google',
    };
    const server = startProcess(environment);
    const answer = await fetch(`http://127.0.0.1:${await server.port()}/healthz`);
    expect(await answer.json()).toMatchObject({ ok: true, version: expect.stringMatching(/^\d/) });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain('default clients: Google');
    expect(server.output()).toContain('ending');
    expect(server.output()).not.toContain('canary');
    for (const line of server.output().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('time');
  });

  it('says what is wrong with its configuration and does not start', async () => {
    const server = startProcess({ PORT: 'many', BAIDU_CLIENT_ID: 'canary' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT must be a number');
    expect(server.output()).toContain('BAIDU_CLIENT_ID and BAIDU_CLIENT_SECRET');
    expect(server.output()).not.toContain('canary');
  });

  it('says when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const server = startProcess({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('EADDRINUSE');
    other.close();
  });
});

describe('the Node server', () => {
  it('believes X-Forwarded-For only as far as it is told', async () => {
    for (const [hops, statuses] of [
      ['0', [400, 429]],
      ['1', [400, 400]],
    ] as const) {
      const server = await start(
        { ...quiet, LOG_LEVEL: 'silent', RATE_RENEW: '1', TRUST_PROXY: hops },
        () => undefined,
      );
      const seen: number[] = [];
      for (const spoofed of ['1.1.1.1', '2.2.2.2']) {
        const init = {
          method: 'POST',
          headers: { 'x-forwarded-for': `9.9.9.9, ${spoofed}`, 'cf-connecting-ip': spoofed },
        };
        seen.push((await fetch(`http://127.0.0.1:${server.port}/v1/renew`, init)).status);
      }
      expect(seen).toEqual(statuses);
      await server.stop();
    }
  });

  it('serves programs and its own site, and refuses pages of other sites', async () => {
    const server = await start({ ...quiet, LOG_LEVEL: 'silent', SITE_URL: site }, () => undefined);
    const base = `http://127.0.0.1:${server.port}`;
    expect(await statusesByOrigin(base)).toEqual([200, 200, 403, 403]);
    await server.stop();
  });

  it('lets a request under way end before it stops, and takes no new one', async () => {
    const answers: (() => void)[] = [];
    const slow = () => new Promise<Response>((resolve) => answers.push(() => resolve(new Response('done'))));
    const server = await listen(slow, 0, '127.0.0.1');
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const underWay = fetch(base).then((response) => response.text());
    while (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const stopped = shutDown(server, 10_000);
    await expect(fetch(base)).rejects.toThrow();
    answers[0]?.();
    expect(await underWay).toBe('done');
    await stopped;
  });

  it('gives up on requests that do not end in time', async () => {
    const server = await listen(() => new Promise<Response>(() => undefined), 0, '127.0.0.1');
    const address = server.address();
    const hanging = fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    hanging.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await shutDown(server, 50);
    await expect(hanging).rejects.toThrow();
  });

  it('answers what Node’s parser refuses in the shape of every other error', async () => {
    const server = await start({ ...quiet, LOG_LEVEL: 'silent' }, () => undefined);
    const base = `http://127.0.0.1:${server.port}`;
    const long = await sendRaw(base, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 414 /);
    expect(long).toContain('"error":"uri_too_long"');
    expect(long).toContain('X-Content-Type-Options: nosniff');
    const broken = await sendRaw(base, 'NOT HTTP\r\n\r\n');
    expect(broken).toMatch(/^HTTP\/1\.1 400 /);
    expect(broken).toContain('"error":"invalid_request"');
    await server.stop();
  });
});

describe('requests that Node takes and the adapter does not', () => {
  it('are answered like every other error, with a line of the log', async () => {
    const written: string[] = [];
    const server = await start({ ...quiet }, (text) => written.push(text));
    const base = `http://127.0.0.1:${server.port}`;
    const odd = [
      'GET /healthz?canary HTTP/1.1\r\nHost: a b\r\n\r\n',
      'GET /canary\\x HTTP/1.1\r\nHost: x_y z\r\n\r\n',
      'NOT HTTP\r\n\r\n',
    ];
    const ids: string[] = [];
    for (const request of odd) {
      const answer = await sendRaw(base, request);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
      const body = JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? '{}');
      expect(body).toMatchObject({ error: 'invalid_request', code: 'invalid_request' });
      ids.push(body.request_id);
    }
    await server.stop();
    const lines = written
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const request_id of ids)
      expect(lines).toContainEqual(expect.objectContaining({ request_id, status: 400, route: '-' }));
    expect(written.join('')).not.toContain('canary');
  });

  it('are served where only the host is missing, as HTTP/1.0 allows', async () => {
    const server = await start({ ...quiet, LOG_LEVEL: 'silent' }, () => undefined);
    const answer = await sendRaw(`http://127.0.0.1:${server.port}`, 'GET /healthz HTTP/1.0\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    await server.stop();
  });
});

describe('the log of the Node server', () => {
  it('writes lines together, and the rest when it is flushed', async () => {
    const written: string[] = [];
    const { log, flush } = createLogWriter((text) => written.push(text), 20);
    log({ time: '1', level: 'info' });
    log({ time: '2', level: 'info' });
    expect(written).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(written).toEqual(['{"time":"1","level":"info"}\n{"time":"2","level":"info"}\n']);
    log({ time: '3', level: 'info' });
    flush();
    flush();
    expect(written).toHaveLength(2);
  });
});
