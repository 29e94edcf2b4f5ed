import { createServer, type Server } from 'node:http';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { challengeOf } from '../demo/world.ts';
import { expectError } from '../testing/conformance.ts';
import { callback } from '../testing/grants.ts';
import { describeApi, own } from '../testing/harness.ts';

const redirect_uri = callback('google');
const code_verifier = 'canary'.padEnd(64, 'v');
let server: Server;
let issuer = '';

beforeAll(async () => {
  server = createServer((request, response) => handle?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        ...own,
        redirect_uris: [redirect_uri],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    scopes: ['openid', 'offline_access'],
    routes: { authorization: '/o/oauth2/v2/auth', token: '/token' },
  });
  handle = provider.callback();
});
afterAll(() => server.close());

let handle: ReturnType<Provider['callback']> | undefined;

/** A browser of a few lines: keeps cookies, follows redirects up to the callback page, fills in the two forms. */
async function logIn(start: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = start;
  let init: RequestInit = {};
  for (let step = 0; step < 20; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, headers: { cookie, ...init.headers }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location?.startsWith(redirect_uri)) return new URL(location);
    const page = location ? '' : await response.text();
    url = new URL(location ?? /action="([^"]+)"/.exec(page)?.[1] ?? url, url).href;
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
    const form = new URLSearchParams({ prompt, login: 'person', password: 'x' });
    init = location ? {} : { method: 'POST', body: form };
  }
  throw new Error('the log-in did not end');
}

function authorize(): string {
  const query = {
    client_id: own.client_id,
    response_type: 'code',
    scope: 'openid offline_access',
    prompt: 'consent',
    redirect_uri,
    code_challenge: challengeOf(code_verifier),
    code_challenge_method: 'S256',
    state: 'x',
  };
  return `${issuer}/o/oauth2/v2/auth?${new URLSearchParams(query)}`;
}

describeApi('a certified OAuth server in a provider’s place', (api) => {
  it('takes the code with its PKCE proof, rotates the refresh token and refuses the old one', async () => {
    await api.setup({ upstreams: { ...api.upstreams, google: issuer } });
    const code = (await logIn(authorize())).searchParams.get('code') ?? '';
    const body = { grant_type: 'authorization_code', code, redirect_uri, ...own };
    const answer = await api.post('/alist/google/token', { ...body, code_verifier });
    expect(answer.status, answer.text).toBe(200);
    // checked against the contract by the client
    const { refresh_token } = answer.body as { refresh_token: string };
    const renew = () => api.post('/v1/renew', { provider: 'google', refresh_token, ...own });
    expect((await renew()).body).toMatchObject({ rotated: true });
    await api.tick(61_000);
    expectError(await renew(), 'invalid_grant');
  });

  it('refuses another verifier and another redirect address', async () => {
    await api.setup({ upstreams: { ...api.upstreams, google: issuer } });
    const wrong = async (change: object) => {
      const code = (await logIn(authorize())).searchParams.get('code') ?? '';
      const body = { grant_type: 'authorization_code', code, redirect_uri, code_verifier, ...own, ...change };
      return api.post('/alist/google/token', body);
    };
    expectError(await wrong({ code_verifier: 'canary'.padEnd(64, 'w') }), 'invalid_grant');
    expectError(await wrong({ redirect_uri: redirect_uri.replace('.html', '') }), 'invalid_grant');
    expectError(await wrong({ client_secret: 'canary-wrong' }), 'invalid_client');
  });
});
