import { expect, it } from 'vitest';
import { aliToken } from '../demo/fakes/aliyun.ts';
import { describeApi, own } from '../testing/harness.ts';
import { site } from '../testing/origins.ts';

const browser = [`Origin: ${site}`, `Referer: ${site}/`, 'Accept: */*', 'User-Agent: Mozilla/5.0'];

/** The bytes a browser sends for `fetch` of an old page: JSON.stringify keeps the order of the page's fields. */
function post(path: string, body: string, type = 'application/json'): string {
  const lines = [`POST ${path} HTTP/1.1`, 'Host: api.example', ...browser, `Content-Type: ${type}`];
  return [...lines, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close', '', body].join('\r\n');
}

function get(path: string): string {
  return [`GET ${path} HTTP/1.1`, 'Host: api.example', ...browser, 'Connection: close', '', ''].join('\r\n');
}

/** What an old page finds in `await response.json()`. */
function jsonOf(answer: string): Record<string, unknown> {
  return JSON.parse(/\{[\s\S]*\}/.exec(answer)?.[0] ?? 'null');
}

const old = (provider: string) => `${site}/tool/${provider}/callback`;

describeApi('the requests of the pages before these', (api) => {
  const ask = async (request: string) => jsonOf(await api.raw(request));
  const tokens = { access_token: expect.any(String), refresh_token: expect.any(String) };

  it('Aliyun: a code with the default client, and with one’s own', async () => {
    for (const client of [{ client_id: '', client_secret: '' }, own]) {
      const code = api.world.consent({ realm: 'aliyun', client: client.client_id || 'demo-ali_open' });
      const body = JSON.stringify({ code, grant_type: 'authorization_code', ...client });
      expect(await ask(post('/alist/ali_open/code', body))).toMatchObject(tokens);
    }
  });

  it('Aliyun: a QR code, and its status through the proxy', async () => {
    const { qrCodeUrl, sid } = await ask(post('/alist/ali_open/qr', '{}'));
    expect(qrCodeUrl).toContain(sid);
    const status = await ask(get(`/proxy/https://open.aliyundrive.com/oauth/qrcode/${sid}/status`));
    expect(status).toEqual({ status: 'WaitLogin' });
    expect(await ask(post('/alist/ali_open/qr', JSON.stringify(own)))).toHaveProperty('sid');
    expect(await ask(get('/alist/ali_open/limit'))).toEqual({ minutes: 1, max: 100000 });
  });

  it('OneDrive: a code with the client in base64, then the id of a site', async () => {
    const code = api.world.consent({ realm: 'microsoft', client: own.client_id, redirect: old('onedrive') });
    const client = btoa(`${own.client_id}::${own.client_secret}::global`);
    const got = await ask(post('/alist/onedrive/get_refresh_token', JSON.stringify({ code, client })));
    expect(got).toMatchObject(tokens);
    const fields = {
      site_url: 'https://x.sharepoint.com/sites/x',
      access_token: got.access_token,
      zone: 'global',
    };
    const site = await ask(post('/alist/onedrive/get_site_id', JSON.stringify(fields)));
    expect(site).toMatchObject({ id: expect.any(String) });
  });

  it('OneDrive: errors as text where the page reads text', async () => {
    const client = btoa(`${own.client_id}::${own.client_secret}::global`);
    const body = JSON.stringify({ code: 'canary-unknown', client });
    const refused = await ask(post('/alist/onedrive/get_refresh_token', body));
    expect(refused).toMatchObject({ error: 'invalid_grant', error_description: expect.any(String) });
  });

  it('Baidu: a code in the query', async () => {
    const code = api.world.consent({ realm: 'baidu', client: 'demo-baidu', redirect: old('baidu') });
    expect(await ask(get(`/alist/baidu/get_refresh_token?code=${code}`))).toMatchObject(tokens);
  });

  it('Dropbox: a code with one’s own client', async () => {
    const redirect_uri = old('dropbox');
    const code = api.world.consent({ realm: 'dropbox', client: own.client_id, redirect: redirect_uri });
    const body = JSON.stringify({ code, ...own, grant_type: 'authorization_code', redirect_uri });
    expect(await ask(post('/alist/dropbox/token', body))).toMatchObject(tokens);
  });

  it('115: a log-in with the verifier of the server, the QR code as an image, the tokens by untyped JSON', async () => {
    const { code_verifier, resp } = await ask(get('/alist/115/auth_device_code?app_id='));
    // the old page reads these
    const { uid, qrcode, time, sign } = resp as Record<string, string>;
    const image = await api.raw(get(`/qr?text=${encodeURIComponent(qrcode ?? '')}`), {
      enough: 500,
    });
    expect(image).toContain('image/svg+xml');
    for (let round = 0; round < 3; round++)
      await ask(get(`/alist/115/get_status?uid=${uid}&time=${time}&sign=${sign}`));
    const body = JSON.stringify({ code_verifier, uid });
    const got = await ask(post('/alist/115/get_token', body, 'text/plain;charset=UTF-8'));
    expect(got).toMatchObject({ resp: { ...tokens, expires_in: 7200 } });
  });

  it('WoPan: log-in and text message, with the field the server never read', async () => {
    const login = { phone: '13800000000', password: 'canary-right', verify_code: '' };
    expect(await ask(post('/alist/wopan/login', JSON.stringify(login)))).toEqual({ needSmsCode: '1' });
    const body = JSON.stringify({ ...login, verify_code: '123456' });
    expect(await ask(post('/alist/wopan/verify_code', body))).toMatchObject(tokens);
  });

  it('123pan: a code alone', async () => {
    const code = api.world.consent({ realm: 'pan123', client: 'demo-pan123', redirect: old('123pan') });
    expect(await ask(post('/alist/123pan/code', JSON.stringify({ code })))).toMatchObject(tokens);
  });

  it('the cookie drivers: 115’s QR code through the proxy, Aliyun’s ended with a word why', async () => {
    const { data } = await ask(get('/proxy/qrcodeapi.115.com/api/1.0/web/1.0/token'));
    const { uid, time, sign } = data as Record<string, string>;
    const path = `/proxy/qrcodeapi.115.com/get/status/?uid=${uid}&time=${time}&sign=${sign}&_=1700000000000`;
    expect(await ask(get(path))).toMatchObject({ data: { status: 0 } });
    expect(await ask(get('/alist/ali/qr'))).toMatchObject({ error: 'gone' });
    expect(await ask(post('/alist/ali/ck', '{"t":"1","ck":"x"}'))).toMatchObject({ error: 'gone' });
  });

  it('AList’s captcha reader gets a status and a word', async () => {
    const form =
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nx\r\n--x--\r\n';
    const answer = await ask(post('/ocr/file/json', form, 'multipart/form-data; boundary=x'));
    expect(answer).toMatchObject({ status: 501, msg: expect.any(String) });
  });

  it('Aliyun’s token route says which driver an old token belongs to', async () => {
    const fields = { client_id: '', client_secret: '', grant_type: 'refresh_token' };
    const refused = async (refresh_token: string) =>
      ask(post('/alist/ali_open/token', JSON.stringify({ ...fields, refresh_token })));
    expect(await refused('0123456789abcdef0123456789abcdef')).toMatchObject({ code: 'wrong_token_kind' });
    expect(await refused('one.two')).toMatchObject({ code: 'invalid_request' });
    expect(await refused(aliToken('nobody'))).toMatchObject({
      code: 'invalid_grant',
      message: expect.any(String),
    });
    expect(api.calls).toHaveLength(1);
  });
});
