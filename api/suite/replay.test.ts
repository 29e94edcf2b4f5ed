import { expect, it } from 'vitest';
import { expectError } from '../testing/conformance.ts';
import { codeFor, codeProviders, refreshFor } from '../testing/grants.ts';
import { type Api, describeApi, own } from '../testing/harness.ts';
import { misbehaviours } from '../testing/misbehaviour.ts';

function renewAli(api: Api, token: string) {
  return api.post('/alist/ali_open/token', { grant_type: 'refresh_token', refresh_token: token });
}

describeApi('a single-use refresh token', (api) => {
  it('reaches the provider once when it is renewed 20 times at a time', async () => {
    const token = refreshFor(api, 'aliyun', 'demo-ali_open');
    const answers = await Promise.all(Array.from({ length: 20 }, () => renewAli(api, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(api.calls).toHaveLength(1);
  });

  it('is answered the same again for a minute, then reaches the provider again', async () => {
    const token = refreshFor(api, 'aliyun', 'demo-ali_open');
    const first = await renewAli(api, token);
    await api.tick(59_000);
    expect((await renewAli(api, token)).body).toEqual(first.body);
    expect(api.calls).toHaveLength(1);
    await api.tick(2_000);
    expectError(await renewAli(api, token), 'invalid_grant');
    expect(api.calls).toHaveLength(2);
  });

  it('is not answered from memory any more once its successor was used', async () => {
    const token = refreshFor(api, 'aliyun', 'demo-ali_open');
    // checked against the contract by the client
    const { refresh_token } = (await renewAli(api, token)).body as { refresh_token: string };
    expect((await renewAli(api, refresh_token)).status).toBe(200);
    expectError(await renewAli(api, token), 'invalid_grant');
    expect(api.calls).toHaveLength(3);
  });

  it('is renewed by GET and by POST as one', async () => {
    const token = refreshFor(api, 'aliyun', 'demo-ali_open');
    const posted = await renewAli(api, token);
    const got = await api.get(
      `/alist/ali_open/token?refresh_ui=${token}&server_use=true&driver_txt=alicloud_qr`,
    );
    expect(got.body).toEqual(posted.body);
    expect(api.calls).toHaveLength(1);
  });

  it('is not kept when the operator switched that off', async () => {
    await api.setup({ environment: { RENEW_REPLAY_SECONDS: '0' } });
    const token = refreshFor(api, 'aliyun', 'demo-ali_open');
    expect((await renewAli(api, token)).status).toBe(200);
    expectError(await renewAli(api, token), 'invalid_grant');
    expect(api.calls).toHaveLength(2);
  });

  it('is refused from memory for a minute after a final failure', async () => {
    const body = { provider: 'baidu', refresh_token: 'canary-122.never-given-out' };
    for (let round = 0; round < 4; round++) expectError(await api.post('/v1/renew', body), 'invalid_grant');
    expect(api.calls).toHaveLength(1);
    await api.tick(61_000);
    expectError(await api.post('/v1/renew', body), 'invalid_grant');
    expect(api.calls).toHaveLength(2);
  });

  it('is tried at the provider three times a minute at most', async () => {
    api.misbehave(misbehaviours.broken500);
    const body = { provider: 'baidu', refresh_token: 'canary-122.unlucky' };
    for (let round = 0; round < 3; round++)
      expectError(await api.post('/v1/renew', body), 'upstream_rejected');
    const { retry_after } = expectError(await api.post('/v1/renew', body), 'rate_limited');
    expect(retry_after).toBe(20);
    expect(api.calls).toHaveLength(3);
  });

  it('is tried three times a minute at most, however many clients it comes with', async () => {
    const ask = (number: number) =>
      api.post('/v1/renew', {
        provider: 'google',
        refresh_token: 'canary-1//guessed',
        client_id: own.client_id,
        client_secret: `canary-${number}`,
      });
    for (let number = 0; number < 3; number++) expectError(await ask(number), 'invalid_client');
    for (let number = 3; number < 12; number++) expectError(await ask(number), 'rate_limited');
    expect(api.calls).toHaveLength(3);
  });

  it('is a different one for another client', async () => {
    const token = refreshFor(api, 'google', 'demo-google');
    await api.post('/v1/renew', { provider: 'google', refresh_token: token });
    const other = { client_id: 'own-client', client_secret: 'canary-own-secret' };
    expectError(
      await api.post('/v1/renew', { provider: 'google', refresh_token: token, ...other }),
      'invalid_grant',
    );
    expect(api.calls).toHaveLength(2);
  });
});

describeApi('a code', (api) => {
  for (const [provider, { path }] of Object.entries(codeProviders)) {
    it(`of ${provider} reaches the provider once, and its tokens are given once`, async () => {
      // keys of the table
      const body = codeFor(api, provider as keyof typeof codeProviders);
      expect((await api.post(path, body)).status).toBe(200);
      expectError(await api.post(path, body), 'invalid_grant');
      await api.tick(9 * 60_000);
      expectError(await api.post(path, body), 'invalid_grant');
      expect(api.calls).toHaveLength(1);
    });
  }

  it('may be tried again when the provider could not be reached', async () => {
    const body = codeFor(api, 'google');
    api.misbehave(misbehaviours.reset);
    expectError(await api.post('/alist/google/token', body), 'upstream_unreachable');
    expect(api.calls).toHaveLength(1);
    api.misbehave(undefined);
    expect((await api.post('/alist/google/token', body)).status).toBe(200);
  });
});
