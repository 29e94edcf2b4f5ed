import { expect, it } from 'vitest';
import { type RouteName, routes } from '../../contract/routes.ts';
import type { Answer } from '../testing/client.ts';
import { codeFor, confirmDevice, refreshFor } from '../testing/grants.ts';
import { type Api, describeApi } from '../testing/harness.ts';

async function startQr(api: Api): Promise<string> {
  const { body } = await api.post('/alist/ali_open/qr', {});
  // checked against the contract by the client
  return (body as { sid: string }).sid;
}

const login = { phone: '13800000000', password: 'canary-right' };

/** A request to every route that must succeed; the client compares each answer with the contract. */
const requests: Record<RouteName, (api: Api) => Promise<Answer>> = {
  aliToken: (api) => api.post('/alist/ali_open/token', codeFor(api, 'aliyundrive')),
  aliCode: (api) => api.post('/alist/ali_open/code', codeFor(api, 'aliyundrive')),
  aliRefresh: (api) =>
    api.post('/alist/ali_open/refresh', {
      grant_type: 'refresh_token',
      refresh_token: refreshFor(api, 'aliyun', 'demo-ali_open'),
    }),
  aliRenew: (api) => {
    const token = refreshFor(api, 'aliyun', 'demo-ali_open');
    return api.get(`/alist/ali_open/token?refresh_ui=${token}&server_use=true&driver_txt=alicloud_qr`);
  },
  aliQr: (api) => api.post('/alist/ali_open/qr', {}),
  aliQrStatus: async (api) => api.get(`/alist/ali_open/qr/status?sid=${await startQr(api)}`),
  aliLimit: (api) => api.get('/alist/ali_open/limit'),
  onedriveToken: (api) => api.post('/alist/onedrive/get_refresh_token', codeFor(api, 'onedrive')),
  onedriveSite: (api) =>
    api.post('/alist/onedrive/get_site_id', {
      site_url: 'https://contoso.sharepoint.com/sites/Team/',
      access_token: 'eyJ-ms-canary',
      zone: 'global',
    }),
  baiduQuery: (api) => {
    const redirect = 'https://docs.example/tool/baidu/callback';
    const code = api.world.consent({ realm: 'baidu', client: 'demo-baidu', redirect });
    return api.get(`/alist/baidu/get_refresh_token?code=${code}`);
  },
  baiduToken: (api) => api.post('/alist/baidu/get_refresh_token', codeFor(api, 'baidu')),
  dropboxToken: (api) => api.post('/alist/dropbox/token', codeFor(api, 'dropbox')),
  googleToken: (api) => api.post('/alist/google/token', codeFor(api, 'google')),
  yandexToken: (api) => api.post('/alist/yandex/token', codeFor(api, 'yandex')),
  deviceQuery: (api) => api.get('/alist/115/auth_device_code?app_id='),
  deviceCode: (api) => api.post('/alist/115/auth_device_code', {}),
  deviceStatus: async (api) => api.get(`/alist/115/get_status?${(await confirmDevice(api)).query}`),
  deviceToken: async (api) => {
    const { uid, code_verifier } = await confirmDevice(api);
    return api.post('/alist/115/get_token', { uid, code_verifier });
  },
  wopanLogin: (api) => api.post('/alist/wopan/login', login),
  wopanCaptcha: (api) => api.get('/alist/wopan/captcha?uuid=12345678-aaaa'),
  wopanVerify: (api) => api.post('/alist/wopan/verify_code', { ...login, verify_code: '123456' }),
  pan123Token: (api) => api.post('/alist/123pan/code', codeFor(api, '123pan')),
  renew: (api) => {
    const token = refreshFor(api, 'google', 'demo-google');
    return api.post('/v1/renew', { provider: 'google', refresh_token: token });
  },
  providers: (api) => api.get('/v1/providers'),
  proxy: async (api) =>
    api.get(`/proxy/https://open.aliyundrive.com/oauth/qrcode/${await startQr(api)}/status`),
  qr: (api) => api.get(`/qr?size=400&text=${encodeURIComponent('https://115.com/scan/dg-1')}`),
  aliOldQr: (api) => api.get('/alist/ali/qr'),
  aliOldCheck: (api) => api.post('/alist/ali/ck', { t: 1, ck: 'x' }),
  ocr: (api) =>
    api.post('/ocr/file/json', 'x', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
  health: (api) => api.get('/healthz'),
  openapi: (api) => api.get('/openapi.json'),
};

const statuses: Partial<Record<RouteName, number>> = { aliOldQr: 410, aliOldCheck: 410, ocr: 501 };

describeApi('every route', (api) => {
  for (const [name, send] of Object.entries(requests)) {
    it(`answers ${name}`, async () => {
      const answer = await send(api);
      // keys of the table above
      expect(answer.status, answer.text).toBe(statuses[name as RouteName] ?? 200);
      const { answer: form } = routes[name as RouteName];
      const type = typeof form === 'string' ? form : 'application/json';
      expect(answer.headers.get('content-type')).toContain(type);
    });
  }

  it('sends the protecting headers with every answer and never a cookie', async () => {
    for (const path of ['/healthz', '/nowhere', '/v1/renew', '/alist/ali/qr']) {
      const { headers } = await api.get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('vary')).toBe('Origin');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('lets pages keep what providers are configured, and nothing else', async () => {
    const { headers, body } = await api.get('/v1/providers');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(body).toMatchObject({
      providers: {
        onedrive: { configured: true, client_id: 'demo-onedrive', zones: { cn: { configured: true } } },
        aliyundrive: { flow: 'code', pkce: false, single_use_refresh: true },
        '115': { flow: 'device', client_id: '100100' },
        wopan: { flow: 'password', own_client_allowed: false },
        '123pan': { redirect_uri: 'https://docs.example/tool/123pan/callback.html' },
      },
    });
  });

  it('takes HEAD only where asking costs nothing', async () => {
    expect((await api.send('/healthz', { method: 'HEAD' })).status).toBe(200);
    const token = refreshFor(api, 'aliyun', 'demo-ali_open');
    const renewal = await api.send(`/alist/ali_open/token?refresh_ui=${token}`, { method: 'HEAD' });
    expect(renewal.status).toBe(405);
    expect(api.calls).toEqual([]);
  });
});
