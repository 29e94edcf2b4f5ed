import { expect, it } from 'vitest';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Answer } from '../testing/client.ts';
import { expectError } from '../testing/conformance.ts';
import { brokenAddress } from '../testing/controlled.ts';
import { codeFor, refreshFor } from '../testing/grants.ts';
import { type Api, describeApi, own } from '../testing/harness.ts';
import { misbehaviours } from '../testing/misbehaviour.ts';

const login = { phone: '13800000000', password: 'canary-right' };
const onedrive = '/alist/onedrive/get_refresh_token';
const site = { site_url: 'https://contoso.sharepoint.com/sites/x', access_token: 'eyJ-ms-1' };

function renewGoogle(api: Api): Promise<Answer> {
  const token = refreshFor(api, 'google', 'demo-google');
  return api.post('/v1/renew', { provider: 'google', refresh_token: token });
}

function broken(how: keyof typeof misbehaviours) {
  return (api: Api) => {
    api.misbehave(misbehaviours[how]);
    return renewGoogle(api);
  };
}

async function limited(api: Api): Promise<Answer> {
  await api.setup({ environment: { RATE_RENEW: '1' } });
  await api.post('/v1/renew', {}, { address: '192.0.2.1' });
  return api.post('/v1/renew', {}, { address: '192.0.2.1' });
}

async function busy(api: Api): Promise<Answer> {
  await api.setup({ concurrency: [1, 0] });
  return renewGoogle(api);
}

async function slow(api: Api): Promise<Answer> {
  await api.setup({ timeouts: { headers: 100, total: 150, poll: 150 } });
  return broken('hang')(api);
}

async function unconfigured(api: Api): Promise<Answer> {
  await api.setup({ environment: { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' } });
  return renewGoogle(api);
}

/** A request that ends with each code. */
const requests: Record<ErrorCode, (api: Api) => Promise<Answer>> = {
  invalid_request: (api) => api.post('/v1/renew', { provider: 'google' }),
  bad_client_field: (api) => api.post(onedrive, { code: 'x', client: '!' }),
  site_url_invalid: (api) =>
    api.post('/alist/onedrive/get_site_id', { ...site, site_url: 'https://example.org/sites/x' }),
  zone_unknown: (api) => api.post(onedrive, { code: 'x', zone: 'mars' }),
  zone_closed: (api) => api.post(onedrive, { code: 'x', zone: 'de' }),
  wrong_token_kind: (api) =>
    api.post('/alist/ali_open/token', { grant_type: 'refresh_token', refresh_token: '0'.repeat(32) }),
  invalid_grant: (api) => api.post('/v1/renew', { provider: 'google', refresh_token: '1//unknown' }),
  invalid_client: (api) =>
    api.post('/v1/renew', { provider: 'google', refresh_token: 'x', ...own, client_secret: 'canary-wrong' }),
  redirect_mismatch: (api) => {
    const body = codeFor(api, 'google');
    return api.post('/alist/google/token', { ...body, redirect_uri: body.redirect_uri.replace('.html', '') });
  },
  app_rejected: (api) => api.post('/alist/115/auth_device_code', { app_id: '7' }),
  bad_credentials: (api) => api.post('/alist/wopan/login', { ...login, password: 'canary-wrong' }),
  bad_code: (api) => api.post('/alist/wopan/verify_code', { ...login, verify_code: '999999' }),
  captcha_required: (api) => api.post('/alist/wopan/login', { ...login, phone: '13800006006' }),
  captcha_wrong: (api) =>
    api.post('/alist/wopan/login', {
      ...login,
      phone: '13800006006',
      captcha: 'abcd',
      captcha_uuid: '12345678',
    }),
  consent_required: (api) => api.post(onedrive, { code: 'needs-consent' }),
  forbidden: (api) => api.post('/alist/onedrive/get_site_id', { ...site, access_token: 'eyJ-ms-narrow' }),
  origin_not_allowed: (api) => api.get('/v1/providers', { headers: { origin: 'https://evil.example' } }),
  proxy_target_not_allowed: (api) => api.get('/proxy/https://example.org/'),
  qr_text_not_allowed: (api) => api.get('/qr?text=hello'),
  not_found: (api) => api.get('/nowhere'),
  method_not_allowed: (api) => api.get('/v1/renew'),
  not_confirmed: async (api) => {
    const { body } = await api.post('/alist/115/auth_device_code', {});
    // checked against the contract by the client
    const { resp, code_verifier } = body as { resp: { uid: string }; code_verifier: string };
    return api.post('/alist/115/get_token', { uid: resp.uid, code_verifier });
  },
  gone: (api) => api.get('/alist/ali/qr'),
  payload_too_large: (api) => api.post('/v1/renew', 'x'.repeat(16 * 1024 + 1)),
  uri_too_long: (api) => api.get(`/qr?text=${'x'.repeat(8 * 1024)}`),
  unsupported_media_type: (api) => api.post('/v1/renew', '<x/>', { headers: { 'content-type': 'text/xml' } }),
  rate_limited: limited,
  too_frequent: broken('tooManyWithWait'),
  internal: (api) => api.post('/v1/renew', {}, { address: brokenAddress }),
  not_available: (api) => api.post('/ocr/file/json', ''),
  provider_not_configured: unconfigured,
  upstream_rejected: broken('broken500'),
  upstream_not_json: broken('challenge'),
  upstream_redirect: broken('redirectInside'),
  upstream_too_large: broken('tooLarge'),
  upstream_unreachable: broken('reset'),
  busy,
  upstream_timeout: slow,
};

describeApi('every error code', (api) => {
  for (const [code, send] of Object.entries(requests)) {
    it(`answers ${code}`, async () => {
      // keys of the table above
      expectError(await send(api), code as ErrorCode);
    });
  }

  it('passes on how long a provider asks to wait', async () => {
    const answer = await broken('tooManyWithWait')(api);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.body).toMatchObject({ retry_after: 7, provider: { status: 429, code: 'slow_down' } });
  });

  it('names the image to show when a captcha is wanted', async () => {
    const { body } = await requests.captcha_required(api);
    expect(body).toMatchObject({ captcha_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('says which numbers and words a query takes', async () => {
    const text = encodeURIComponent('https://115.com/scan/x');
    expectError(await api.get(`/qr?text=${text}&size=10`), 'invalid_request');
    const other = await api.get(
      '/alist/ali_open/token?refresh_ui=a.b.c&server_use=true&driver_txt=baiduyun_go',
    );
    expect(other.body).toMatchObject({ error: 'invalid_request', text: expect.stringContaining('Aliyun') });
  });

  it('says the allowed methods with 405', async () => {
    expect((await requests.method_not_allowed(api)).headers.get('allow')).toBe('POST, OPTIONS');
  });
});
