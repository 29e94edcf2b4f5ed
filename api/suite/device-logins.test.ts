import { expect, it } from 'vitest';
import { challengeOf } from '../demo/world.ts';
import { expectError } from '../testing/conformance.ts';
import { confirmDevice, refreshFor } from '../testing/grants.ts';
import { describeApi, own } from '../testing/harness.ts';

const login = { phone: '13800000000', password: 'canary-right' };
const verifier = 'canary'.padEnd(50, 'v');

describeApi('115', (api) => {
  it('keeps the verifier in the page when the page makes it, in either base64', async () => {
    const urlSafe = challengeOf(verifier);
    const standard = `${urlSafe.replaceAll('-', '+').replaceAll('_', '/')}=`;
    for (const code_challenge of [urlSafe, standard]) {
      const { uid, code_verifier } = await confirmDevice(api, { code_challenge });
      expect(code_verifier).toBe('');
      expect((await api.post('/alist/115/get_token', { uid, code_verifier: verifier })).status).toBe(200);
    }
  });

  it('gives no token before the log-in is confirmed, and none for another verifier', async () => {
    const started = await api.post('/alist/115/auth_device_code', { app_id: '123' });
    // checked against the contract by the client
    const { resp, code_verifier } = started.body as { resp: { uid: string }; code_verifier: string };
    expectError(await api.post('/alist/115/get_token', { uid: resp.uid, code_verifier }), 'not_confirmed');
    const { uid } = await confirmDevice(api);
    expectError(await api.post('/alist/115/get_token', { uid, code_verifier: verifier }), 'invalid_grant');
    const unknown = { uid: 'unknown-uid', code_verifier: verifier };
    expectError(await api.post('/alist/115/get_token', unknown), 'invalid_grant');
  });

  it('says of a number it does not know only that 115 refused', async () => {
    api.misbehave((_, response) => {
      response.end('{"state":0,"errno":40149999,"error":"x"}');
      return true;
    });
    for (const send of [
      () => api.post('/alist/115/auth_device_code', {}),
      () => api.post('/alist/115/get_token', { uid: '12345678', code_verifier: verifier }),
      () => api.post('/v1/renew', { provider: '115', refresh_token: 'canary' }),
    ])
      expect(expectError(await send(), 'upstream_rejected').provider?.code).toBe('40149999');
  });

  it('tells waiting, scanned, confirmed and invalid apart, without markup', async () => {
    const { query, uid } = await confirmDevice(api);
    expect((await api.get(`/alist/115/get_status?${query}`)).body).toEqual({
      resp: { status: 2, msg: 'step b2/b', version: '1.0' },
    });
    const other = `${query}`.replace(uid, 'unknown-uid');
    expect((await api.get(`/alist/115/get_status?${other}`)).body).toMatchObject({ resp: { status: -1 } });
  });

  it('counts an unknown status as waiting, and a broken service as broken', async () => {
    const { query } = await confirmDevice(api);
    api.misbehave((_, response) => {
      response.end('{"state":1,"data":{"status":77}}');
      return true;
    });
    expect((await api.get(`/alist/115/get_status?${query}`)).body).toMatchObject({ resp: { status: 0 } });
    api.misbehave((_, response) => {
      response.writeHead(500).end('{"state":1}');
      return true;
    });
    expectError(await api.get(`/alist/115/get_status?${query}`), 'upstream_rejected');
  });

  it('renews, and says when that was too often or the token is spent', async () => {
    const renew = (refresh_token: string) => api.post('/v1/renew', { provider: '115', refresh_token });
    expect((await renew(refreshFor(api, 'pan115'))).body).toMatchObject({ rotated: true });
    const often = expectError(await renew('115rt-too-often'), 'too_frequent');
    expect(often.retry_after).toBe(60);
    expect(often.provider?.code).toBe('40140117');
    expectError(await renew('canary-unknown'), 'invalid_grant');
  });

  it('needs an app id, and takes other people’s only where that is allowed', async () => {
    await api.setup({ environment: { ALLOW_OWN_CLIENT: '0' } });
    expectError(await api.get('/alist/115/auth_device_code?app_id=123'), 'forbidden');
    expect((await api.get('/alist/115/auth_device_code?app_id=100100')).status).toBe(200);
    await api.setup({ environment: { APP_ID_115: '' } });
    expectError(await api.get('/alist/115/auth_device_code'), 'provider_not_configured');
  });

  it('serves the QR code of the cookie driver through the proxy', async () => {
    const { body } = await api.get('/proxy/qrcodeapi.115.com/api/1.0/web/1.0/token');
    // checked against the contract by the client
    const { data } = body as { data: { uid: string; time: number; sign: string } };
    const query = `uid=${data.uid}&time=${data.time}&sign=${data.sign}&_=1700000000000`;
    const status = await api.get(`/proxy/https://qrcodeapi.115.com/get/status/?${query}`);
    expect(status.body).toMatchObject({ state: 1, data: { status: 0 } });
    expect(api.calls.at(-1)).toMatchObject({ upstream: 'pan115Qr', path: '/get/status/' });
  });
});

describeApi('WoPan', (api) => {
  const sign = (fields: object) => api.post('/alist/wopan/login', { ...login, ...fields });

  it('logs in by text message, and renews', async () => {
    expect((await sign({})).body).toEqual({ needSmsCode: '1' });
    expect((await sign({ phone: '13800006008' })).body).toEqual({ needSmsCode: '1' });
    const verified = await api.post('/alist/wopan/verify_code', { ...login, verify_code: '123456' });
    expect(verified.body).toMatchObject({ expires_in: 604799 });
    const refresh_token = refreshFor(api, 'wopan');
    expect((await api.post('/v1/renew', { provider: 'wopan', refresh_token })).status).toBe(200);
    expectError(
      await api.post('/v1/renew', { provider: 'wopan', refresh_token: 'canary-no' }),
      'invalid_grant',
    );
  });

  it('blames nobody for a code it does not know or for a fault of the system', async () => {
    for (const [number, code] of ['1000', '9002', '9999', '7777'].entries()) {
      api.misbehave((_, response) => {
        response.end(JSON.stringify({ STATUS: '200', RSP: { RSP_CODE: code, RSP_DESC: '', DATA: {} } }));
        return true;
      });
      const phone = `1380000020${number}`;
      const renewal = { provider: 'wopan', refresh_token: `canary-${code}` };
      expectError(await sign({ phone }), 'upstream_rejected');
      const verified = await api.post('/alist/wopan/verify_code', { ...login, phone, verify_code: '123456' });
      expectError(verified, 'upstream_rejected');
      expectError(await api.post('/v1/renew', renewal), 'upstream_rejected');
    }
  });

  it('shows a captcha and takes its characters', async () => {
    const phone = '13800006006';
    const { captcha_uuid = '' } = expectError(await sign({ phone }), 'captcha_required');
    const image = await api.get(`/alist/wopan/captcha?uuid=${captcha_uuid}`);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(api.calls.at(-1)?.query.get('uuid')).toBe(captcha_uuid);
    expect((await sign({ phone, captcha_uuid, captcha: '1234' })).status).toBe(200);
  });

  it('accepts as an image only an image of at most 64 KiB', async () => {
    const serve = (body: string) =>
      api.misbehave((_, response) => {
        response.end(body);
        return true;
      });
    serve('<svg/>');
    expectError(await api.get('/alist/wopan/captcha?uuid=12345678'), 'upstream_not_json');
    serve('x'.repeat(64 * 1024 + 1));
    expectError(await api.get('/alist/wopan/captcha?uuid=12345678'), 'upstream_too_large');
    api.misbehave((_, response) => {
      response.writeHead(500).end();
      return true;
    });
    expectError(await api.get('/alist/wopan/captcha?uuid=12345678'), 'upstream_rejected');
  });

  it('refuses answers it cannot open', async () => {
    const answers: [string, string][] = [
      ['{"STATUS":"200","RSP":{"RSP_CODE":"0000","DATA":"no base64!"}}', 'upstream_not_json'],
      ['{"STATUS":"200","RSP":{"RSP_CODE":"0000","DATA":{}}}', 'upstream_not_json'],
      ['{"STATUS":"200","RSP":{"RSP_CODE":"9999","DATA":""}}', 'upstream_rejected'],
      ['{"STATUS":"500","RSP":null}', 'upstream_rejected'],
      ['{"STATUS":7}', 'upstream_not_json'],
    ];
    for (const [number, [text, error]] of answers.entries()) {
      api.misbehave((_, response) => {
        response.end(text);
        return true;
      });
      expect((await sign({ phone: `1380000010${number}` })).body).toMatchObject({ error });
    }
  });

  it('has to be configured', async () => {
    const none = { WOPAN_CLIENT_ID: '', WOPAN_CLIENT_SECRET: '', WOPAN_AES_IV: '' };
    await api.setup({ environment: none });
    expectError(await sign({}), 'provider_not_configured');
    expectError(
      await api.post('/alist/wopan/verify_code', { ...login, verify_code: '123456' }),
      'provider_not_configured',
    );
    expectError(
      await api.post('/v1/renew', { provider: 'wopan', refresh_token: 'x' }),
      'provider_not_configured',
    );
    expectError(await api.get('/alist/wopan/captcha?uuid=12345678'), 'provider_not_configured');
    expect(api.calls).toEqual([]);
  });
});

describeApi('Aliyun’s QR code', (api) => {
  it('goes from waiting to a code that the same client exchanges', async () => {
    const started = await api.post('/alist/ali_open/qr', { ...own, scopes: ['user:base', 'file:all:read'] });
    expect(started.body).toMatchObject({ expires_in: 180 });
    expect(api.calls[0]?.json).toMatchObject({
      client_id: 'own-client',
      scopes: ['user:base', 'file:all:read'],
    });
    // checked against the contract by the client
    const { sid } = started.body as { sid: string };
    const seen: string[] = [];
    let authCode = '';
    for (let round = 0; round < 3; round++) {
      const { body } = await api.get(`/alist/ali_open/qr/status?sid=${sid}`);
      const status = body as { status: string; authCode?: string };
      seen.push(status.status);
      authCode = status.authCode ?? '';
    }
    expect(seen).toEqual(['WaitLogin', 'ScanSuccess', 'LoginSuccess']);
    const body = { grant_type: 'authorization_code', code: authCode, ...own };
    expect((await api.post('/alist/ali_open/code', body)).status).toBe(200);
    expect((await api.get('/alist/ali_open/qr/status?sid=unknown-sid')).body).toEqual({
      status: 'QRCodeExpired',
    });
  });

  it('is refused to a client that is not known, and passes on what Aliyun says of too many', async () => {
    expectError(
      await api.post('/alist/ali_open/qr', { ...own, client_secret: 'canary-wrong' }),
      'invalid_client',
    );
    api.misbehave((_, response) => {
      response.writeHead(400).end('{"code":"TooManyRequests","message":"x"}');
      return true;
    });
    expectError(await api.post('/alist/ali_open/qr', {}), 'too_frequent');
    expectError(await api.get('/alist/ali_open/qr/status?sid=unknown-sid'), 'too_frequent');
  });
});
