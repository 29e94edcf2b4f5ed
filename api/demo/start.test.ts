import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from './start.ts';
import { challengeOf } from './world.ts';

const site = 'http://localhost:8080';
const headers = { origin: site, 'content-type': 'application/json' };
const verifier = 'v'.repeat(43);

interface Described {
  providers: Record<
    string,
    { authorize_url?: string; client_id?: string; redirect_uri: string; flow: string; pkce: boolean }
  >;
}

let demo: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  demo = await start({ port: 0 });
});
afterAll(() => demo.stop());

const exchanges: Record<string, string> = {
  onedrive: '/alist/onedrive/get_refresh_token',
  google: '/alist/google/token',
  dropbox: '/alist/dropbox/token',
  aliyundrive: '/alist/ali_open/code',
  baidu: '/alist/baidu/get_refresh_token',
  yandex: '/alist/yandex/token',
  '123pan': '/alist/123pan/code',
};

async function describeProviders(): Promise<Described['providers']> {
  const answer = await fetch(`${demo.address}/v1/providers`, { headers });
  // the contract's form, compared elsewhere
  return ((await answer.json()) as Described).providers;
}

/** What a person's browser does: opens the log-in page, follows a link, arrives at the callback page. */
async function consent(authorize: string, id: 'allow' | 'deny'): Promise<URL> {
  const page = await (await fetch(authorize)).text();
  expect(page).toContain('Demonstration');
  const link = new RegExp(`id="${id}" href="([^"]+)"`).exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
  const answer = await fetch(new URL(link, authorize), { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

describe('the demonstration', () => {
  for (const [provider, path] of Object.entries(exchanges)) {
    it(`leads through a whole log-in at ${provider} without an account`, async () => {
      const described = (await describeProviders())[provider];
      const authorize = new URL(described?.authorize_url ?? '');
      const query = {
        response_type: 'code',
        client_id: described?.client_id ?? '',
        redirect_uri: described?.redirect_uri ?? '',
        state: 'a<b',
      };
      const proof: Record<string, string> = described?.pkce
        ? { code_challenge: challengeOf(verifier), code_challenge_method: 'S256' }
        : {};
      authorize.search = String(new URLSearchParams({ ...query, ...proof }));
      const back = await consent(authorize.href, 'allow');
      expect(back.href.startsWith(`${site}/tool/${provider}/callback.html?`)).toBe(true);
      expect(back.searchParams.get('state')).toBe('a<b');
      const body = {
        grant_type: 'authorization_code',
        code: back.searchParams.get('code'),
        redirect_uri: described?.redirect_uri,
        ...(described?.pkce ? { code_verifier: verifier } : {}),
      };
      const answer = await fetch(demo.address + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(await answer.json()).toMatchObject({ demo: true, access_token: expect.any(String) });
    });
  }

  it('can be refused', async () => {
    const { google } = await describeProviders();
    const query = new URLSearchParams({ client_id: 'demo-google', redirect_uri: google?.redirect_uri ?? '' });
    const back = await consent(`${google?.authorize_url}?${query}`, 'deny');
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('shows a code where Baidu is asked to', async () => {
    const { baidu } = await describeProviders();
    const query = new URLSearchParams({ client_id: 'demo-baidu', redirect_uri: 'oob' });
    expect(await (await fetch(`${baidu?.authorize_url}?${query}`)).text()).toMatch(/^code: code-/);
  });

  it('sends nobody to other places and knows no other clients', async () => {
    const { google } = await describeProviders();
    const ask = (fields: Record<string, string>) =>
      fetch(`${google?.authorize_url}?${new URLSearchParams(fields)}`);
    expect((await ask({ client_id: 'demo-google', redirect_uri: 'https://evil.example/' })).status).toBe(400);
    expect((await ask({ client_id: 'demo-google', redirect_uri: 'javascript:alert(1)' })).status).toBe(400);
    expect((await ask({ client_id: 'nobody', redirect_uri: google?.redirect_uri ?? '' })).status).toBe(400);
  });

  it('takes another port when its own is taken', async () => {
    const port = Number(new URL(demo.address).port);
    const second = await start({ port });
    expect(second.address).not.toBe(demo.address);
    expect((await fetch(`${second.address}/healthz`)).status).toBe(200);
    await second.stop();
  });
});
