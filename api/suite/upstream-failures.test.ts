import { expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../contract/errors.ts';
import { expectError } from '../testing/conformance.ts';
import { confirmDevice, refreshFor } from '../testing/grants.ts';
import { type Api, describeApi } from '../testing/harness.ts';
import { misbehaviours } from '../testing/misbehaviour.ts';

const quick = { headers: 500, total: 800, poll: 800 };

/** How a renewal ends for everything that can go wrong at a provider. */
const ends: Record<keyof typeof misbehaviours, ErrorCode> = {
  hang: 'upstream_timeout',
  oneByteAtATime: 'upstream_timeout',
  headersThenHang: 'upstream_timeout',
  reset: 'upstream_unreachable',
  challenge: 'upstream_not_json',
  empty: 'upstream_not_json',
  brokenJson: 'upstream_not_json',
  tooLarge: 'upstream_too_large',
  redirectInside: 'upstream_redirect',
  redirectLoop: 'upstream_redirect',
  tooManyWithWait: 'too_frequent',
  tooMany: 'too_frequent',
  broken500: 'upstream_rejected',
  broken503: 'upstream_not_json',
  wrongTypes: 'upstream_not_json',
  array: 'upstream_not_json',
  htmlInMessage: 'invalid_grant',
  unknownError: 'upstream_rejected',
};

function renew(api: Api, provider: string, realm: string, client: string) {
  const token = refreshFor(api, realm, client);
  return api.post('/v1/renew', { provider, refresh_token: token });
}

describeApi('a provider in trouble', (api) => {
  for (const [how, code] of Object.entries(ends)) {
    it(`is asked once and ends with ${code}: ${how}`, async () => {
      await api.setup({ timeouts: quick });
      // keys of the table
      api.misbehave(misbehaviours[how as keyof typeof ends]);
      const answer = await renew(api, 'google', 'google', 'demo-google');
      expectError(answer, code);
      await vi.waitFor(() => expect(api.calls).toHaveLength(1));
      expect(answer.text).not.toContain('alert');
    });
  }

  it('is not waited for when its name does not resolve', async () => {
    await api.setup({ upstreams: { ...api.upstreams, google: 'http://no-such-host.invalid' } });
    expectError(await renew(api, 'google', 'google', 'demo-google'), 'upstream_unreachable');
  });

  it('is asked for a status once more, never for a token', async () => {
    const { body } = await api.post('/alist/ali_open/qr', {});
    // checked against the contract by the client
    const { sid } = body as { sid: string };
    api.misbehave((request, response) => api.calls.length === 2 && misbehaviours.reset(request, response));
    expect((await api.get(`/alist/ali_open/qr/status?sid=${sid}`)).status).toBe(200);
    expect(api.calls).toHaveLength(3);
    api.misbehave(misbehaviours.reset);
    expectError(await api.get(`/alist/ali_open/qr/status?sid=${sid}`), 'upstream_unreachable');
    expect(api.calls).toHaveLength(5);
  });

  it('may take its time over a question of 115: no change means waiting', async () => {
    await api.setup({ timeouts: { ...quick, poll: 200 } });
    const { query } = await confirmDevice(api);
    api.misbehave(misbehaviours.hang);
    const { status, body } = await api.get(`/alist/115/get_status?${query}`);
    expect(status).toBe(200);
    expect(body).toEqual({ resp: { status: 0, msg: '', version: '' } });
  });

  it('lets one address wait for four changes at a time, and everybody else go on', async () => {
    await api.setup({ timeouts: { headers: 2500, total: 2500, poll: 2500 } });
    const { query } = await confirmDevice(api);
    let hanging = 0;
    api.misbehave((request, response) => {
      if (request.path !== '/get/status/' || hanging === 4) return false;
      hanging += 1;
      return misbehaviours.hang(request, response);
    });
    const poll = (address: string) => api.get(`/alist/115/get_status?${query}`, { address });
    const greedy = Array.from({ length: 20 }, () => poll('192.0.2.66'));
    await vi.waitFor(() => expect(hanging).toBe(4));
    expect((await api.get('/healthz')).status).toBe(200);
    expect((await api.post('/alist/115/auth_device_code', {})).status).toBe(200);
    expect((await api.get('/proxy/qrcodeapi.115.com/api/1.0/web/1.0/token')).status).toBe(200);
    expect((await renew(api, 'dropbox', 'dropbox', 'demo-dropbox')).status).toBe(200);
    expect((await poll('192.0.2.67')).body).toMatchObject({ resp: { status: 2 } });
    const statuses = (await Promise.all(greedy)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(16);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  });

  it('is asked for a new QR code once', async () => {
    api.misbehave(misbehaviours.reset);
    const path = '/proxy/qrcodeapi.115.com/api/1.0/web/1.0/token';
    expectError(await api.get(path), 'upstream_unreachable');
    expect(api.calls).toHaveLength(1);
  });

  it('gets at most 16 questions at a time, so that others are not kept waiting', async () => {
    await api.setup({ timeouts: { headers: 2500, total: 2500, poll: 2500 } });
    api.misbehave(
      (request, response) => request.upstream === 'google' && misbehaviours.hang(request, response),
    );
    const waiting = Array.from({ length: 30 }, (_, number) =>
      api.post('/v1/renew', { provider: 'google', refresh_token: `canary-${number}` }),
    );
    const codes = (await Promise.all(waiting)).map(({ body }) => (body as { error: string }).error);
    expect(codes.filter((code) => code === 'upstream_timeout')).toHaveLength(16);
    expect(codes.filter((code) => code === 'busy')).toHaveLength(14);
    expect((await renew(api, 'dropbox', 'dropbox', 'demo-dropbox')).status).toBe(200);
  });
});
