import { afterEach, expect, it } from 'vitest';
import { expectError } from '../testing/conformance.ts';
import { describeApi, own } from '../testing/harness.ts';

const login = { phone: '13800000000', password: 'canary-right', verify_code: '123456' };
const uid = '0123456789abcdef';

/** A complete body for every POST that leads to a provider, to be spoiled one field at a time. */
const bodies: Record<string, Record<string, string>> = {
  '/alist/ali_open/token': { grant_type: 'authorization_code', code: 'x', ...own },
  '/alist/ali_open/refresh': { grant_type: 'refresh_token', refresh_token: 'a.b.c', ...own },
  '/alist/ali_open/qr': { ...own },
  '/alist/onedrive/get_refresh_token': {
    code: 'x',
    zone: 'global',
    ...own,
    redirect_uri: 'x',
    code_verifier: 'v'.repeat(43),
  },
  '/alist/onedrive/get_site_id': {
    site_url: 'https://contoso.sharepoint.com/sites/x',
    access_token: 'x',
    zone: 'global',
  },
  '/alist/baidu/get_refresh_token': { code: 'x', ...own, redirect_uri: 'oob' },
  '/alist/dropbox/token': { grant_type: 'refresh_token', refresh_token: 'x', ...own },
  '/alist/google/token': {
    grant_type: 'authorization_code',
    code: 'x',
    ...own,
    redirect_uri: 'x',
    code_verifier: 'v'.repeat(43),
  },
  '/alist/yandex/token': { grant_type: 'refresh_token', refresh_token: 'x', ...own },
  '/alist/115/auth_device_code': { app_id: '1', code_challenge: 'c'.repeat(43) },
  '/alist/115/get_token': { uid, code_verifier: 'v'.repeat(43) },
  '/alist/wopan/login': { ...login, captcha: 'abcd', captcha_uuid: uid },
  '/alist/wopan/verify_code': login,
  '/alist/123pan/code': { code: 'x', ...own, redirect_uri: 'x' },
  '/v1/renew': { provider: 'google', refresh_token: 'x', zone: 'global', ...own },
};

/** Text that would end a header or a line, or hide something. */
const poisons = {
  CRLF: 'a\r\nX-Evil: 1',
  NUL: 'a\u0000b',
  escape: 'a\u001b[2Jb',
  'line separator': 'a\u2028b',
};

describeApi('poisoned fields', (api) => {
  afterEach(() => expect(api.calls, 'nothing reached a provider').toEqual([]));

  for (const [path, body] of Object.entries(bodies)) {
    // fields the route does not read are ignored, so that nothing may come of them either
    const fields = Object.keys(body).filter(
      (field) => path !== '/alist/wopan/login' || field !== 'verify_code',
    );

    it(`refuses control characters in every field of ${path}`, async () => {
      const spoiled = fields.flatMap((field) =>
        Object.values(poisons).map((poison) =>
          api.post(path, { ...body, [field]: `${body[field]}${poison}` }),
        ),
      );
      for (const answer of await Promise.all(spoiled)) {
        expect(answer.status, answer.text).toBe(400);
        expect(answer.headers.get('x-evil')).toBeNull();
      }
    });

    it(`refuses lists, objects, numbers and booleans where ${path} reads text`, async () => {
      const spoiled = fields.flatMap((field) =>
        [['x'], { x: 'y' }, 7, true].map((value) => api.post(path, { ...body, [field]: value })),
      );
      for (const answer of await Promise.all(spoiled)) expect(answer.status, answer.text).toBe(400);
    });
  }

  it('refuses control characters in queries', async () => {
    const evil = encodeURIComponent('a\r\nb');
    expectError(await api.get(`/alist/baidu/get_refresh_token?code=${evil}`), 'invalid_request');
    expectError(await api.get(`/alist/ali_open/qr/status?sid=12345678${evil}`), 'invalid_request');
    expectError(await api.get(`/alist/115/auth_device_code?app_id=1${evil}`), 'invalid_request');
    expectError(await api.get(`/alist/wopan/captcha?uuid=12345678${evil}`), 'invalid_request');
    expectError(
      await api.get(`/alist/115/get_status?uid=${uid}&time=1700000000${evil}&sign=${uid}`),
      'invalid_request',
    );
    const renewal = await api.get(
      `/alist/ali_open/token?refresh_ui=a.b.c${evil}&server_use=true&driver_txt=alicloud_qr`,
    );
    expect(renewal.status).toBe(200);
    expect(renewal.body).toMatchObject({ error: 'invalid_request', text: expect.any(String) });
  });

  it('refuses other letters than a client id has', async () => {
    for (const client_id of ['клиент', 'a b', 'a&b', '../x', 'a'.repeat(257)]) {
      expectError(
        await api.post('/v1/renew', { provider: 'google', refresh_token: 'x', ...own, client_id }),
        'invalid_request',
      );
    }
  });

  it('refuses redirect addresses of other places', async () => {
    const redirects = [
      'https://evil.example/tool/google/callback.html',
      'https://docs.example.evil.example/tool/google/callback.html',
      'https://docs.example/tool/google/callback.html?x=1',
      'https://docs.example/tool/google/../x',
      'https://docs.example/tool/dropbox/callback.html',
      'HTTPS://docs.example/tool/google/callback.html',
      'http://localhost.evil.example/',
      'http://127.0.0.1@evil.example/',
      'oob',
    ];
    for (const redirect_uri of redirects) {
      const answer = await api.post('/alist/google/token', {
        ...bodies['/alist/google/token'],
        redirect_uri,
      });
      expectError(answer, 'invalid_request');
    }
  });

  it('refuses half a client', async () => {
    const token = { provider: 'google', refresh_token: 'x' };
    expectError(await api.post('/v1/renew', { ...token, client_id: own.client_id }), 'invalid_request');
    expectError(
      await api.post('/v1/renew', { ...token, client_secret: own.client_secret }),
      'invalid_request',
    );
  });

  it('refuses what no JSON body may hold', async () => {
    const deep = `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`;
    for (const body of [
      deep,
      '{"__proto__":{"provider":"google"}}',
      '[1]',
      '"x"',
      'null',
      '{',
      '{"a":{"b":{"c":{"d":{}}}}}',
    ]) {
      expectError(await api.post('/v1/renew', body), 'invalid_request');
    }
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expectError(await api.post('/v1/renew', '__proto__=x&provider=google', form), 'invalid_request');
  });
});

describeApi('a code with more in it', (api) => {
  it('reaches Baidu as one value', async () => {
    await api.get(`/alist/baidu/get_refresh_token?code=${encodeURIComponent('x&redirect_uri=oob')}`);
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.fields).toMatchObject({
      code: 'x&redirect_uri=oob',
      redirect_uri: 'https://docs.example/tool/baidu/callback',
    });
  });

  it('ignores keys it does not know', async () => {
    await api.post('/v1/renew', {
      provider: 'google',
      refresh_token: 'x',
      redirect_uri: 'y',
      url: 'http://127.0.0.1',
    });
    expect(Object.keys(api.calls[0]?.fields ?? {})).toEqual([
      'grant_type',
      'refresh_token',
      'client_id',
      'client_secret',
    ]);
  });
});
