import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { demoEnvironment, registerClients } from '../demo/demo-clients.ts';
import type { FakeRequest } from '../demo/fake.ts';
import { type FakeServer, startFakes } from '../demo/fake-server.ts';
import { createWorld, type World } from '../demo/world.ts';
import type { LogLine } from '../http/log.ts';
import { type Answer, createClient, type SendOptions } from './client.ts';
import type { Setup } from './controlled.ts';
import type { Misbehaviour } from './misbehaviour.ts';
import { site } from './origins.ts';
import type { RawOptions } from './raw.ts';
import { type Runtime, runtimes } from './runtimes.ts';

/** Somebody's own client, known to every pretended provider. */
export const own = { client_id: 'own-client', client_secret: 'canary-own-secret' };

/** The keys of WoPan's web client in the tests. */
export const wopan = { id: 'demo-wopan', secret: 'canary-wopan-key', iv: 'canary-wopan-iv0' };

/** The environment of the tests: every provider configured, secrets that can be searched for, limits out of the way. */
export function testEnvironment(): Record<string, string> {
  const environment: Record<string, string> = { ...demoEnvironment(), SITE_URL: site, LOG_LEVEL: 'debug' };
  for (const name of Object.keys(environment)) {
    if (name.endsWith('_CLIENT_SECRET')) environment[name] = `canary-${name.toLowerCase()}`;
  }
  for (const name of ['EXCHANGE', 'RENEW', 'POLL', 'PROXY', 'SITE']) environment[`RATE_${name}`] = '100000';
  return {
    ...environment,
    ALI_LIMIT_MAX: '100000',
    WOPAN_CLIENT_SECRET: wopan.secret,
    WOPAN_AES_IV: wopan.iv,
  };
}

/** What a test sees: the server as a client does, and the pretended providers from behind. */
export interface Api {
  readonly base: string;
  readonly upstreams: Record<string, string>;
  world: World;
  /** What reached the providers since the last `setup`. */
  calls: FakeRequest[];
  /** Every answer and log line so far, to be searched for secrets. */
  seen: string[];
  setup(change?: Partial<Setup>): Promise<void>;
  misbehave(how: Misbehaviour | undefined): void;
  send(path: string, options?: SendOptions): Promise<Answer>;
  get(path: string, options?: SendOptions): Promise<Answer>;
  post(path: string, body: unknown, options?: SendOptions): Promise<Answer>;
  raw(text: string, options?: RawOptions): Promise<string>;
  tick(ms: number): Promise<void>;
  /** The log since the last `setup`. */
  log(): Promise<LogLine[]>;
  /** The log of every test so far. */
  wholeLog(): Promise<LogLine[]>;
}

/** A server in one runtime, with its providers. */
function createApi(kind: keyof typeof runtimes) {
  let runtime: Runtime | undefined;
  let fakes: FakeServer | undefined;
  let misbehaviour: Misbehaviour | undefined;
  const seen: string[] = [];
  const client = createClient(() => runtime?.base ?? '', seen);
  const readLog = async (path: string) => {
    const lines = await fetch(`${runtime?.base}${path}`);
    // written by controlled.ts
    return (await lines.json()) as LogLine[];
  };
  const control = (path: string, body: string) => fetch(`${runtime?.base}${path}`, { method: 'POST', body });

  const api: Api = {
    get base() {
      return runtime?.base ?? '';
    },
    get upstreams() {
      return fakes?.upstreams ?? {};
    },
    world: createWorld(),
    calls: [],
    seen,
    ...client,
    async setup(change = {}) {
      api.world = createWorld('canary-code-');
      api.calls = [];
      misbehaviour = undefined;
      const environment = { ...testEnvironment(), ...change.environment };
      registerClients(api.world, environment);
      api.world.clients.set(own.client_id, { secret: own.client_secret });
      const timeouts = { headers: 8000, total: 9000, poll: 9000 };
      const setup = { timeouts, upstreams: fakes?.upstreams, ...change, environment };
      const answer = await control('/__setup', JSON.stringify(setup));
      if (!answer.ok) throw new Error(await answer.text());
    },
    misbehave: (how) => {
      misbehaviour = how;
    },
    tick: async (ms) => {
      await control('/__clock', String(ms));
    },
    log: () => readLog('/__log'),
    wholeLog: () => readLog('/__log/all'),
  };

  return {
    api,
    async open() {
      const before = (request: FakeRequest, response: Parameters<Misbehaviour>[1]) => {
        api.calls.push(request);
        return misbehaviour?.(request, response) ?? false;
      };
      fakes = await startFakes({ world: () => api.world, wopan, isAllowedRedirect: () => true, before });
      runtime = await runtimes[kind]();
    },
    async close() {
      await runtime?.close();
      await fakes?.close();
    },
  };
}

/**
 * Defines the same tests for both runtimes. After them, nothing the server said or logged in any of them may hold a
 * canary or a phone number.
 */
export function describeApi(title: string, define: (api: Api) => void): void {
  for (const kind of ['node', 'workerd'] as const) {
    describe(`${title} (${kind})`, () => {
      const { api, open, close } = createApi(kind);
      beforeAll(open, 60_000);
      beforeEach(() => api.setup());
      define(api);
      afterAll(async () => {
        api.seen.push(JSON.stringify(await api.wholeLog()));
        await close();
        const leaks = api.seen.filter((text) => /canary|\b1380000\d{4}\b/.test(text));
        expect(leaks, 'no secret comes back and none is logged').toEqual([]);
      });
    });
  }
}
