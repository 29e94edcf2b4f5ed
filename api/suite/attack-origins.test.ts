import { expect, it } from 'vitest';
import { expectError } from '../testing/conformance.ts';
import { codeFor, refreshFor } from '../testing/grants.ts';
import { describeApi } from '../testing/harness.ts';
import { site } from '../testing/origins.ts';

const foreign = [
  'https://evil.example',
  'null',
  'https://docs.example.evil.example',
  'https://evildocs.example',
  'http://docs.example',
  'https://docs.example:8443',
  'https://DOCS.example',
  'https://docs.example/',
  'http://localhost:8080',
];

describeApi('pages of other sites', (api) => {
  for (const origin of foreign) {
    it(`refuses the origin ${origin} before anything is asked`, async () => {
      const token = refreshFor(api, 'google', 'demo-google');
      const body = { provider: 'google', refresh_token: token };
      expectError(await api.post('/v1/renew', body, { headers: { origin } }), 'origin_not_allowed');
      const simple = { origin, 'content-type': 'text/plain' };
      const answer = await api.post('/v1/renew', body, { headers: simple });
      expectError(answer, 'origin_not_allowed');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      const renewal = '/alist/ali_open/token?refresh_ui=a.b.c&server_use=true&driver_txt=alicloud_qr';
      expectError(await api.get(renewal, { headers: { origin } }), 'origin_not_allowed');
      expectError(
        await api.send('/v1/renew', { method: 'OPTIONS', headers: { origin } }),
        'origin_not_allowed',
      );
      expect(api.calls).toEqual([]);
    });
  }

  it('does not count what it refuses for its origin', async () => {
    await api.setup({ environment: { RATE_RENEW: '1' } });
    const address = '192.0.2.5';
    await api.post('/v1/renew', {}, { address, headers: { origin: 'https://evil.example' } });
    expectError(await api.post('/v1/renew', {}, { address }), 'invalid_request');
  });
});

describeApi('pages of the own site', (api) => {
  const headers = { origin: site };

  it('are told that they may ask, and read when to try again', async () => {
    const answer = await api.post('/alist/google/token', codeFor(api, 'google'), { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
    expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After, X-Request-Id');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('can read errors too', async () => {
    const answer = await api.post('/v1/renew', '{', { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
  });

  it('get a preflight for two hours', async () => {
    const preflight = await api.send('/v1/renew', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(preflight.headers.get('access-control-max-age')).toBe('7200');
  });

  it('may be several', async () => {
    await api.setup({ environment: { ALLOWED_ORIGINS: 'https://one.example, https://two.example' } });
    for (const origin of ['https://one.example', 'https://two.example']) {
      const { headers: answered } = await api.get('/healthz', { headers: { origin } });
      expect(answered.get('access-control-allow-origin')).toBe(origin);
    }
    expectError(await api.get('/healthz', { headers }), 'origin_not_allowed');
  });
});
