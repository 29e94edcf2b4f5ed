import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createBuckets } from '../guard/buckets.ts';
import { alwaysHeaders } from '../http/respond.ts';
import { expectError } from '../testing/conformance.ts';
import { site, statusesByOrigin } from '../testing/origins.ts';
import { bundleWorker, type Runtime, runWorker } from '../testing/runtimes.ts';
import { withBindings } from './worker-limiter.ts';

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
const opened: Runtime[] = [];
afterAll(() => Promise.all(opened.map(({ close }) => close())));

async function startWorker(options: Parameters<typeof runWorker>[1]): Promise<string> {
  const runtime = await runWorker(await bundleWorker('entry/worker.ts'), options);
  opened.push(runtime);
  return runtime.base;
}

describe('the Worker', () => {
  it('answers in workerd from variables and secrets, without any flag', async () => {
    const base = await startWorker({
      bindings: { SITE_URL: 'https://docs.example', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'canary' },
    });
    expect(await (await fetch(`${base}/healthz`)).json()).toMatchObject({ ok: true });
    const providers = await (
      await fetch(`${base}/v1/providers`, { headers: { origin: 'https://docs.example' } })
    ).text();
    expect(JSON.parse(providers)).toMatchObject({
      providers: { google: { configured: true, client_id: 'id' } },
    });
    expect(providers).not.toContain('canary');
  });

  it('serves programs and its own site, and refuses pages of other sites', async () => {
    const base = await startWorker({ bindings: { SITE_URL: site } });
    expect(await statusesByOrigin(base)).toEqual([200, 200, 403, 403]);
  });

  it('counts by a rate limiting binding where there is one', async () => {
    const ratelimits = { RATE_LIMIT_RENEW: { namespace_id: '1', simple: { limit: 2, period: 60 } } };
    const base = await startWorker({ ratelimits });
    const ask = async () => (await fetch(`${base}/v1/renew`, { method: 'POST' })).status;
    expect([await ask(), await ask(), await ask()]).toEqual([400, 400, 429]);
  });

  it('says that it is not configured correctly, and why only in its log', async () => {
    const base = await startWorker({ bindings: { PORT: 'canary' } });
    const answer = await fetch(`${base}/healthz`);
    const text = await answer.text();
    expect(expectError({ status: answer.status, body: JSON.parse(text) }, 'internal').request_id).toBe(
      answer.headers.get('x-request-id'),
    );
    for (const [name, value] of Object.entries(alwaysHeaders)) expect(answer.headers.get(name)).toBe(value);
    expect(text).not.toContain('canary');
  });

  it('is at most 300 KiB when compressed', async () => {
    expect(gzipSync(await bundleWorker('entry/worker.ts')).byteLength).toBeLessThan(300 * 1024);
  });

  it('holds nothing of the demonstration', async () => {
    const bundle = await bundleWorker('entry/worker.ts');
    for (const word of ['Demonstration', 'demo-google', 'createWorld', '__setup'])
      expect(bundle).not.toContain(word);
  });
});

describe('the entry of the Worker, run in Node', () => {
  it('makes its app once, logs to the console, and believes Cloudflare about addresses', async () => {
    vi.resetModules();
    const { default: worker } = await import('./worker.ts');
    const lines: string[] = [];
    const write = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
    const ask = (address: string) => {
      const headers = { 'cf-connecting-ip': address, 'x-forwarded-for': '1.2.3.4' };
      return worker.fetch(
        new Request('https://api.example/v1/renew', { method: 'POST', headers }),
        { RATE_RENEW: '1' },
        context,
      );
    };
    expect([
      (await ask('1.1.1.1')).status,
      (await ask('1.1.1.1')).status,
      (await ask('2.2.2.2')).status,
    ]).toEqual([400, 429, 400]);
    write.mockRestore();
    expect(lines.map((line) => JSON.parse(line).status)).toEqual([400, 429, 400]);
  });

  it('logs names of wrong variables, not their values', async () => {
    vi.resetModules();
    const { default: worker } = await import('./worker.ts');
    const lines: string[] = [];
    const write = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
    const answer = await worker.fetch(
      new Request('https://api.example/healthz'),
      { SITE_URL: 'canary' },
      context,
    );
    write.mockRestore();
    expect(answer.status).toBe(500);
    expect(lines.join()).toContain('SITE_URL');
    expect(lines.join()).not.toContain('canary');
  });
});

describe('bindings', () => {
  it('never count Aliyun’s class, whose limit the server tells', async () => {
    const binding = { limit: async () => ({ success: false }) };
    const limiter = withBindings(
      { RATE_LIMIT_ALI: binding },
      createBuckets(() => 0),
    );
    expect(await limiter.take('ali', 'x', { max: 1, ms: 60_000 })).toBe(0);
    expect(await limiter.take('ali', 'x', { max: 1, ms: 60_000 })).toBe(60);
  });

  it('leave long budgets and classes without a binding to the memory', async () => {
    let asked = 0;
    const binding = { limit: async () => ({ success: ++asked > 99 }) };
    const limiter = withBindings(
      { RATE_LIMIT_RENEW: binding, RATE_LIMIT_POLL: 'text' },
      createBuckets(() => 0),
    );
    expect(await limiter.take('renew', 'x', { max: 1, ms: 60_000 })).toBe(60);
    expect(await limiter.take('renew', 'x', { max: 1, ms: 600_000 })).toBe(0);
    expect(await limiter.take('poll', 'x', { max: 1, ms: 60_000 })).toBe(0);
    expect(asked).toBe(1);
  });
});
