import { expect, it } from 'vitest';
import { challengeOf } from '../demo/world.ts';
import type { Answer } from '../testing/client.ts';
import { expectError } from '../testing/conformance.ts';
import { type CodeProvider, callback, codeFor, codeProviders, refreshFor } from '../testing/grants.ts';
import { describeApi, own } from '../testing/harness.ts';
import { site } from '../testing/origins.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_at: string;
  rotated?: boolean;
  client?: object;
}

// checked against the contract by the client
const tokensOf = (answer: Answer) => answer.body as Tokens;
const onedrive = '/alist/onedrive/get_refresh_token';
const client = btoa(`${own.client_id}::${own.client_secret}::cn`);
// keys of the table
const names = Object.keys(codeProviders) as CodeProvider[];

describeApi('every provider with a redirect', (api) => {
  for (const provider of names) {
    const { path, realm } = codeProviders[provider];

    it(`${provider}: exchanges a code, then renews the token`, async () => {
      const tokens = tokensOf(await api.post(path, codeFor(api, provider)));
      expect(Date.parse(tokens.expires_at)).toBeGreaterThan(Date.now());
      const renewed = await api.post('/v1/renew', { provider, refresh_token: tokens.refresh_token });
      expect(renewed.status, renewed.text).toBe(200);
      const stays = provider === 'google' || provider === 'dropbox';
      expect(tokensOf(renewed).rotated).toBe(!stays);
    });

    it(`${provider}: takes a person's own client as a form`, async () => {
      const fields = { ...codeFor(api, provider, own.client_id), ...own };
      const answer = await api.post(path, new URLSearchParams(fields).toString(), {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.status, answer.text).toBe(200);
    });

    it(`${provider}: says when a client is not accepted`, async () => {
      const body = { ...codeFor(api, provider, own.client_id), ...own, client_secret: 'canary-wrong' };
      const answer = await api.post(path, body);
      expect(answer.body).toMatchObject({
        error: 'invalid_client',
        provider: { status: expect.any(Number) },
      });
    });

    it(`${provider}: has no default client unless one is configured`, async () => {
      const none = Object.fromEntries(
        ['ID', 'SECRET'].flatMap((part) =>
          ['ALI_OPEN', 'BAIDU', 'DROPBOX', 'GOOGLE', 'YANDEX', 'PAN123', 'ONEDRIVE'].map((pair) => [
            `${pair}_CLIENT_${part}`,
            '',
          ]),
        ),
      );
      await api.setup({ environment: none });
      expectError(await api.post(path, codeFor(api, provider)), 'provider_not_configured');
      expect(api.calls).toEqual([]);
    });

    it(`${provider}: can be kept from own clients`, async () => {
      await api.setup({ environment: { ALLOW_OWN_CLIENT: '0' } });
      expectError(await api.post(path, { ...codeFor(api, provider), ...own }), 'forbidden');
      expect(api.calls).toEqual([]);
      expect((await api.post(path, codeFor(api, provider))).status).toBe(200);
    });

    it(`${provider}: refuses a refresh token it does not know`, async () => {
      const refresh_token = realm === 'aliyun' ? 'un.kno.wn' : 'unknown';
      expectError(await api.post('/v1/renew', { provider, refresh_token }), 'invalid_grant');
    });

    it(`${provider}: is asked without a word of what the client sent as headers`, async () => {
      const headers = {
        cookie: 'a=b',
        referer: `${site}/tool/`,
        origin: site,
        authorization: 'Bearer canary',
      };
      await api.post(path, codeFor(api, provider), { headers });
      const [call] = api.calls;
      for (const name of [
        'cookie',
        'referer',
        'origin',
        'authorization',
        'x-test-address',
        'cf-connecting-ip',
      ]) {
        expect(call?.headers[name]).toBeUndefined();
      }
    });
  }
});

describeApi('Microsoft', (api) => {
  it('is asked in the zone the code came from', async () => {
    const hosts = { global: 'microsoft', cn: 'microsoftCn', us: 'microsoftUs' };
    const ids = { global: 'demo-onedrive', cn: 'demo-onedrive_cn', us: 'demo-onedrive_us' };
    for (const zone of ['global', 'cn', 'us'] as const) {
      const redirect_uri = callback('onedrive');
      const code = api.world.consent({ realm: hosts[zone], client: ids[zone], redirect: redirect_uri });
      expect((await api.post(onedrive, { code, zone, redirect_uri })).status).toBe(200);
      expect(api.calls.at(-1)?.upstream).toBe(hosts[zone]);
    }
  });

  it('gets the old page’s client field, and the address the old page redirects to', async () => {
    const redirect = `${site}/tool/onedrive/callback`;
    const code = api.world.consent({ realm: 'microsoftCn', client: own.client_id, redirect });
    expect((await api.post(onedrive, { code, client })).status).toBe(200);
    const defaulted = api.world.consent({ realm: 'microsoft', client: 'demo-onedrive', redirect });
    expect((await api.post(onedrive, { code: defaulted, client: btoa('::::global') })).status).toBe(200);
  });

  it('proves PKCE', async () => {
    const code_verifier = 'canary'.padEnd(43, 'v');
    const redirect_uri = callback('onedrive');
    const grant = {
      realm: 'microsoft',
      client: 'demo-onedrive',
      redirect: redirect_uri,
      challenge: challengeOf(code_verifier),
    };
    const wrong = { code: api.world.consent(grant), redirect_uri, code_verifier: 'canary'.padEnd(43, 'w') };
    expectError(await api.post(onedrive, wrong), 'invalid_grant');
    expect(
      (await api.post(onedrive, { code: api.world.consent(grant), redirect_uri, code_verifier })).status,
    ).toBe(200);
  });

  it('is quoted by its number only', async () => {
    const expired = { ...own, client_secret: 'expired-canary' };
    const answer = await api.post(onedrive, { ...codeFor(api, 'onedrive'), ...expired });
    expect(answer.body).toMatchObject({
      error: 'invalid_client',
      provider: { status: 401, code: 'AADSTS7000222' },
    });
    expect(answer.text).not.toContain('Trace');
    const used = codeFor(api, 'onedrive');
    await api.post(onedrive, used);
    const again = await api.post(onedrive, { ...used, code_verifier: 'v'.repeat(43) });
    expect(again.body).toMatchObject({ error: 'invalid_grant', provider: { code: 'AADSTS54005' } });
  });

  it('renews in a zone, and closed or unknown ones are told apart', async () => {
    const refresh_token = refreshFor(api, 'microsoftUs', 'demo-onedrive_us');
    const renew = (zone: string) => api.post('/v1/renew', { provider: 'onedrive', refresh_token, zone });
    expect((await renew('us')).status).toBe(200);
    expectError(await renew('de'), 'zone_closed');
    expectError(await renew('moon'), 'zone_unknown');
  });

  it('finds sites, with spaces and at the root', async () => {
    const find = (site_url: string, zone = '') =>
      api.post('/alist/onedrive/get_site_id', { site_url, access_token: 'eyJ-ms-1', zone });
    const named = await find('https://Contoso.sharepoint.com/sites/Our%20Team?web=1#x');
    expect(named.body).toMatchObject({
      id: expect.stringContaining('contoso.sharepoint.com,'),
      displayName: 'Team',
    });
    expect(api.calls[0]?.path).toBe('/v1.0/sites/contoso.sharepoint.com:/sites/Our%20Team');
    await find('https://contoso.sharepoint.cn', 'cn');
    expect(api.calls[1]).toMatchObject({ upstream: 'graphCn', path: '/v1.0/sites/contoso.sharepoint.cn' });
    expectError(await find('https://contoso.sharepoint.com/teams/missing'), 'not_found');
    const expired = { site_url: 'https://a.sharepoint.com/', access_token: 'canary-expired' };
    expectError(await api.post('/alist/onedrive/get_site_id', expired), 'invalid_grant');
    expectError(
      await api.post('/alist/onedrive/get_site_id', { ...expired, access_token: 'no é' }),
      'invalid_request',
    );
  });
});

describeApi('Google, Dropbox, Yandex, Baidu and 123pan', (api) => {
  it('Google gives no refresh token on a second consent', async () => {
    const redirect_uri = 'http://127.0.0.1:53682/';
    const code = api.world.consent({
      realm: 'google',
      client: own.client_id,
      redirect: redirect_uri,
      offline: false,
    });
    const answer = await api.post('/alist/google/token', {
      grant_type: 'authorization_code',
      code,
      redirect_uri,
      ...own,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('refresh_token');
  });

  it('Google’s missing secret counts as a wrong client', async () => {
    api.misbehave((_, response) => {
      response
        .writeHead(400)
        .end('{"error":"invalid_request","error_description":"client_secret is missing."}');
      return true;
    });
    expectError(await api.post('/alist/google/token', codeFor(api, 'google')), 'invalid_client');
  });

  it('Dropbox needs no secret with PKCE, and one without', async () => {
    const code_verifier = 'canary'.padEnd(64, 'v');
    const grant = {
      realm: 'dropbox',
      client: own.client_id,
      redirect: callback('dropbox'),
      challenge: challengeOf(code_verifier),
    };
    const body = {
      grant_type: 'authorization_code',
      redirect_uri: callback('dropbox'),
      client_id: own.client_id,
    };
    const code = api.world.consent(grant);
    expectError(await api.post('/alist/dropbox/token', { ...body, code }), 'invalid_request');
    const exchanged = await api.post('/alist/dropbox/token', { ...body, code, code_verifier });
    const { refresh_token } = tokensOf(exchanged);
    const renewal = { grant_type: 'refresh_token', refresh_token, client_id: own.client_id };
    expect((await api.post('/alist/dropbox/token', renewal)).status).toBe(200);
  });

  it('Dropbox’s refusals keep its status, and a wrong redirect address is named', async () => {
    const body = { ...codeFor(api, 'dropbox', own.client_id), ...own };
    const wrong = await api.post('/alist/dropbox/token', { ...body, client_secret: 'canary-wrong' });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    const other = { ...body, redirect_uri: `${site}/tool/dropbox/callback` };
    const redirect = await api.post('/alist/dropbox/token', other);
    expect(redirect).toMatchObject({ status: 400, body: { error: 'redirect_mismatch' } });
  });

  it('Yandex gives the same access token on renewal', async () => {
    const first = tokensOf(await api.post('/alist/yandex/token', codeFor(api, 'yandex')));
    const again = { grant_type: 'refresh_token', refresh_token: first.refresh_token };
    const second = tokensOf(await api.post('/alist/yandex/token', again));
    expect(second.access_token).toBe(first.access_token);
  });

  it('Baidu takes a code that was shown on its page', async () => {
    const code = api.world.consent({ realm: 'baidu', client: own.client_id, redirect: 'oob' });
    const answer = await api.post('/alist/baidu/get_refresh_token', { code, ...own, redirect_uri: 'oob' });
    expect(answer.status).toBe(200);
  });

  it('123pan gets its parameters in the query and its platform in a header', async () => {
    await api.post('/alist/123pan/code', codeFor(api, '123pan'));
    expect(api.calls[0]).toMatchObject({ method: 'POST', body: '', headers: { platform: 'open_platform' } });
    expect(api.calls[0]?.query.get('grant_type')).toBe('authorization_code');
  });

  it('123pan’s words become codes', async () => {
    const said: [string, string][] = [
      ['redirect_uri does not match', 'redirect_mismatch'],
      ['something else', 'upstream_rejected'],
    ];
    for (const [message, error] of said) {
      api.misbehave((_, response) => {
        response.writeHead(200).end(JSON.stringify({ code: 400, message }));
        return true;
      });
      expect((await api.post('/alist/123pan/code', codeFor(api, '123pan'))).body).toMatchObject({ error });
    }
  });
});

describeApi('the default client', (api) => {
  it('is never handed out, unless the operator allows it', async () => {
    const shared = await api.post('/alist/google/token', codeFor(api, 'google'));
    expect(tokensOf(shared).client).toBeUndefined();
    const environment = { GOOGLE_CLIENT_SECRET: 'shared-on-purpose', GOOGLE_SECRET_SHAREABLE: '1' };
    await api.setup({ environment });
    const handed = await api.post('/alist/google/token', codeFor(api, 'google'));
    expect(tokensOf(handed).client).toEqual({ client_id: 'demo-google', client_secret: 'shared-on-purpose' });
  });

  it('is meant by its id alone, as AList names Dropbox’s', async () => {
    const refresh_token = refreshFor(api, 'dropbox', 'demo-dropbox');
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token,
      client_id: 'demo-dropbox',
      client_secret: '',
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await api.post('/alist/dropbox/token', form.toString(), { headers });
    expect(answer.status).toBe(200);
    expect(api.calls[0]?.fields.client_secret).toBe('canary-dropbox_client_secret');
  });
});

describeApi('a demonstration', (api) => {
  it('says so with every token', async () => {
    await api.setup({ demo: true });
    expect((await api.post('/alist/google/token', codeFor(api, 'google'))).body).toMatchObject({
      demo: true,
    });
    expect((await api.get('/healthz')).body).toMatchObject({ demo: true });
    expect((await api.get('/v1/providers')).body).toMatchObject({ demo: true });
  });
});
