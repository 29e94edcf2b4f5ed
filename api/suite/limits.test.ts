import { expect, it } from 'vitest';
import type { Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';
import { expectError } from '../testing/conformance.ts';
import { refreshFor } from '../testing/grants.ts';
import { describeApi } from '../testing/harness.ts';

const address = '192.0.2.7';
const ones = Object.fromEntries(
  ['EXCHANGE', 'RENEW', 'POLL', 'PROXY', 'SITE'].map((name) => [`RATE_${name}`, '1']),
);

describeApi('limits', (api) => {
  it('count every class of routes for itself', async () => {
    await api.setup({ environment: { ...ones, ALI_LIMIT_MAX: '1' } });
    const classes = new Set<string>();
    for (const { limit, method, path } of Object.values<Route>(routes)) {
      if (!limit || limit === 'wopan' || classes.has(limit)) continue;
      classes.add(limit);
      const ask = () => (method === 'get' ? api.get(path, { address }) : api.post(path, '{', { address }));
      expect((await ask()).status, path).not.toBe(429);
      const again = await ask();
      expect(again.body).toMatchObject({ error: 'rate_limited' });
      expect(again.headers.get('retry-after')).toBe('60');
    }
    expect([...classes].sort()).toEqual(['ali', 'exchange', 'poll', 'proxy', 'renew', 'site']);
    expect(api.calls).toEqual([]);
  });

  it('come before everything else that can be wrong with a request', async () => {
    await api.setup({ environment: ones });
    await api.post('/v1/renew', {}, { address });
    const wrong = { address, headers: { 'content-type': 'text/html' } };
    expectError(await api.post(`/v1/renew?${'x'.repeat(9000)}`, 'x'.repeat(20_000), wrong), 'rate_limited');
  });

  it('refill evenly', async () => {
    await api.setup({ environment: { RATE_RENEW: '2' } });
    for (const status of [400, 400, 429])
      expect((await api.post('/v1/renew', {}, { address })).status).toBe(status);
    await api.tick(30_000);
    for (const status of [400, 429])
      expect((await api.post('/v1/renew', {}, { address })).status).toBe(status);
  });

  it('count other addresses, but not other addresses of one IPv6 network, for themselves', async () => {
    await api.setup({ environment: ones });
    const ask = async (from: string) => (await api.post('/v1/renew', {}, { address: from })).status;
    expect(await ask('2001:db8:1:2::1')).toBe(400);
    expect(await ask('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await ask('2001:db8:1:3::1')).toBe(400);
    expect(await ask('192.0.2.8')).toBe(400);
    expect(await ask('::ffff:192.0.2.8')).toBe(429);
  });

  it('never make GET renewal answer 429, because AList would send the token elsewhere', async () => {
    await api.setup({ environment: { ALI_LIMIT_MAX: '1' } });
    const token = refreshFor(api, 'aliyun', 'demo-ali_open');
    const path = `/alist/ali_open/token?refresh_ui=${token}&server_use=true&driver_txt=alicloud_qr`;
    expect((await api.get(path, { address })).status).toBe(200);
    const limited = await api.get(path, { address });
    expect(limited.status).toBe(503);
    expect(limited.body).toMatchObject({ code: 'rate_limited', message: expect.any(String) });
    const posted = await api.post('/alist/ali_open/token', {}, { address });
    expectError(posted, 'rate_limited');
    expect(posted.headers.get('retry-after')).toBe('60');
  });

  it('of 8 KiB hold for the address of every route, the counted and the free ones', async () => {
    for (const { method, path, failures } of Object.values<Route>(routes)) {
      const send = (length: number) =>
        api.send(`${path.replace('*', 'x')}?${'x'.repeat(length)}`, { method: method.toUpperCase() });
      expect((await send(7000)).body, path).not.toMatchObject({ error: 'uri_too_long' });
      const long = await send(8192);
      expect(long.body, path).toMatchObject({ error: 'uri_too_long' });
      expect(long.status, path).toBe(failures === 'text' ? 200 : 414);
    }
  });

  it('of Aliyun are told', async () => {
    await api.setup({ environment: { ALI_LIMIT_MAX: '7', ALI_LIMIT_MINUTES: '3' } });
    expect((await api.get('/alist/ali_open/limit')).body).toEqual({ minutes: 3, max: 7 });
  });

  it('allow five log-ins at WoPan in ten minutes from an address', async () => {
    const login = (number: number) =>
      api.post('/alist/wopan/login', { phone: `1380000000${number}`, password: 'canary-right' }, { address });
    for (let number = 0; number < 5; number++) expect((await login(number)).status).toBe(200);
    expectError(await login(6), 'rate_limited');
    await api.tick(120_000);
    expect((await login(7)).status).toBe(200);
  });

  it('allow three log-ins at WoPan in ten minutes for a phone, wherever they come from', async () => {
    const login = () => api.post('/alist/wopan/login', { phone: '13800000000', password: 'canary-guess' });
    for (let round = 0; round < 3; round++) expectError(await login(), 'bad_credentials');
    expectError(await login(), 'rate_limited');
    expect(api.calls).toHaveLength(3);
  });

  it('leave a phone that had to try captchas its tries at the text message, three of them', async () => {
    const login = { phone: '13800006006', password: 'canary-right' };
    expectError(await api.post('/alist/wopan/login', login), 'captcha_required');
    const captcha = { ...login, captcha_uuid: '12345678' };
    expectError(await api.post('/alist/wopan/login', { ...captcha, captcha: '4321' }), 'captcha_wrong');
    expect((await api.post('/alist/wopan/login', { ...captcha, captcha: '1234' })).status).toBe(200);
    const verify = (verify_code: string) => api.post('/alist/wopan/verify_code', { ...login, verify_code });
    for (const wrong of ['111111', '222222']) expectError(await verify(wrong), 'bad_code');
    expect((await verify('123456')).status).toBe(200);
    expectError(await verify('123456'), 'rate_limited');
  });

  it('leave health, limits and descriptions alone', async () => {
    await api.setup({ environment: ones });
    for (let round = 0; round < 5; round++) {
      for (const path of ['/healthz', '/v1/providers', '/openapi.json', '/alist/ali_open/limit']) {
        expect((await api.get(path, { address })).status).toBe(200);
      }
    }
  });
});
