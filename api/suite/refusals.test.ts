import { expect, it } from 'vitest';
import { providerNames } from '../../contract/providers.ts';
import type { Answer } from '../testing/client.ts';
import { codeProviders } from '../testing/grants.ts';
import { describeApi, own } from '../testing/harness.ts';

/** Words and numbers of every provider, those of other routes and unknown ones included. */
const words = [
  ...['invalid_grant', 'invalid_client', 'redirect_uri_mismatch', 'access_denied', 'invalid_scope'],
  ...['consent_required', 'interaction_required', 'server_error', 'something_new'],
  ...['TooManyRequests', 'InvalidCode', 'AppNotExists', 'ForbiddenFileInTheRecycleBin', 'InvalidRedirect'],
  ...['40140106', '40140113', '40140116', '40140117', '40140122', '40199002', '49999999'],
  ...['1000', '6006', '6007', '6008', '8001', '9002', '9999', '7777'],
  ...['用户未确认授权', '短信验证码错误', 'refresh_token已失效'],
];

/** A refusal in the envelopes of all providers at once. */
function refusal(word: string) {
  const number = Number(word) || 0;
  return JSON.stringify({
    error: word,
    error_description: word,
    error_codes: [number],
    code: word,
    message: word,
    state: 0,
    errno: number,
    STATUS: '200',
    RSP: { RSP_CODE: word, RSP_DESC: word, DATA: {} },
  });
}

describeApi('a provider that refuses', (api) => {
  const grant = { grant_type: 'authorization_code' };
  /** A request to every route that asks a provider, different each time. */
  const asked: Record<string, (n: number) => Promise<Answer>> = {
    ...Object.fromEntries(
      providerNames.map((provider) => [
        `/v1/renew ${provider}`,
        (n: number) => api.post('/v1/renew', { provider, refresh_token: `canary.${n}.x`, ...own }),
      ]),
    ),
    ...Object.fromEntries(
      Object.values(codeProviders).map(({ path }) => [
        path,
        (n: number) => api.post(path, { ...grant, code: `canary-${n}`, ...own }),
      ]),
    ),
    'GET /alist/ali_open/token': (n) =>
      api.get(`/alist/ali_open/token?refresh_ui=canary.${n}.x&server_use=true&driver_txt=alicloud_qr`),
    '/alist/ali_open/qr': () => api.post('/alist/ali_open/qr', own),
    '/alist/ali_open/qr/status': () => api.get('/alist/ali_open/qr/status?sid=12345678'),
    '/proxy': () => api.get('/proxy/https://open.aliyundrive.com/oauth/qrcode/12345678/status'),
    '/alist/115/auth_device_code': () => api.post('/alist/115/auth_device_code', {}),
    '/alist/115/get_token': (n) =>
      api.post('/alist/115/get_token', { uid: '12345678', code_verifier: `canary${n}`.padEnd(43, 'x') }),
    '/alist/onedrive/get_site_id': () =>
      api.post('/alist/onedrive/get_site_id', {
        site_url: 'https://a.sharepoint.com',
        access_token: 'canary',
      }),
    '/alist/wopan/login': (n) =>
      api.post('/alist/wopan/login', { phone: `13800${100_000 + n}`, password: 'canary' }),
    '/alist/wopan/verify_code': (n) =>
      api.post('/alist/wopan/verify_code', {
        phone: `13800${100_000 + n}`,
        password: 'canary',
        verify_code: '123456',
      }),
  };
  for (const [route, ask] of Object.entries(asked)) {
    // the client compares every answer with what the route declares
    it(`never makes ${route} end with an error or a status that it does not declare`, async () => {
      let n = 0;
      for (const word of words) {
        for (const status of [200, 400, 404, 503]) {
          api.misbehave((_, response) => {
            response.writeHead(status).end(refusal(word));
            return true;
          });
          n += 1;
          const { text } = await ask(n);
          // 6008 is WoPan's other way of saying that it sent the text message
          expect(text, `${status} ${word}`).toMatch(/"(code|needSmsCode)":/);
        }
      }
      expect(api.calls.length).toBeGreaterThanOrEqual(n);
    });
  }
});
