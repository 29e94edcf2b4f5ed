import { expect, it } from 'vitest';
import { brokenAddress } from '../testing/controlled.ts';
import { codeFor } from '../testing/grants.ts';
import { describeApi } from '../testing/harness.ts';
import { echoes } from '../testing/misbehaviour.ts';

describeApi('the log', (api) => {
  it('has one line for a request, with the route as the contract writes it', async () => {
    await api.post('/alist/google/token', codeFor(api, 'google'), { address: '192.0.2.44' });
    const [line, ...more] = await api.log();
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      level: 'info',
      method: 'POST',
      route: '/alist/google/token',
      status: 200,
      upstream: 'google',
      upstream_status: 200,
      ip: expect.stringMatching(/^[0-9a-f]{12}$/),
      request_id: expect.any(String),
      ms: expect.any(Number),
    });
    expect(JSON.stringify(line)).not.toContain('192.0.2.44');
  });

  it('holds nothing of a path, a query, a body or a provider’s words', async () => {
    await api.get('/alist/baidu/get_refresh_token?code=canary-in-query');
    await api.get('/canary-path/canary');
    await api.get('/proxy/canary');
    const body = codeFor(api, 'google');
    api.misbehave(echoes.flat(body.code));
    await api.post('/alist/google/token', body);
    const lines = await api.log();
    expect(lines.map(({ route, error }) => [route, error])).toEqual([
      ['/alist/baidu/get_refresh_token', 'invalid_grant'],
      ['-', 'not_found'],
      ['/proxy/*', 'proxy_target_not_allowed'],
      ['/alist/google/token', 'upstream_rejected'],
    ]);
    expect(JSON.stringify(lines)).not.toContain('canary');
  });

  it('notes an unexpected error by its frames, without its words', async () => {
    const { body } = await api.post('/v1/renew', {}, { address: brokenAddress });
    const [line] = await api.log();
    expect(line).toMatchObject({ level: 'error', error: 'internal', status: 500, stack: expect.any(Array) });
    expect(line?.request_id).toBe((body as { request_id: string }).request_id);
    expect(JSON.stringify(line)).not.toContain('unexpected error');
  });

  it('keeps health checks and preflights to the level debug', async () => {
    await api.setup({ environment: { LOG_LEVEL: 'info' } });
    await api.get('/healthz');
    await api.send('/v1/renew', { method: 'OPTIONS' });
    await api.get('/v1/providers');
    expect((await api.log()).map(({ route }) => route)).toEqual(['/v1/providers']);
    await api.setup({ environment: { LOG_LEVEL: 'error' } });
    await api.get('/v1/providers');
    expect(await api.log()).toEqual([]);
  });
});
