import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { renewLikeAList } from '../testing/alist-emulator.ts';
import { refreshFor } from '../testing/grants.ts';
import { describeApi } from '../testing/harness.ts';
import { misbehaviours } from '../testing/misbehaviour.ts';

/** A server in front that loses the first answers, so that the client's transport tries again. */
async function lossy(base: string, losses: number) {
  let lost = 0;
  const server = createServer(async (request, response) => {
    const headers = { 'content-type': request.headers['content-type'] ?? 'text/plain' };
    let body = '';
    for await (const chunk of request) body += chunk;
    const init = request.method === 'POST' ? { method: 'POST', body, headers } : {};
    const answer = await fetch(base + request.url, init);
    const text = await answer.text();
    if (lost++ < losses) return response.socket?.destroy();
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { base: `http://127.0.0.1:${port}`, close: () => server.close() };
}

describeApi('AList renewing AliyundriveOpen', (api) => {
  const storage = (refreshToken = refreshFor(api, 'aliyun', 'demo-ali_open')) => ({
    oauthTokenUrl: `${api.base}/alist/ali_open/token`,
    refreshToken,
  });
  const sleep = (ms: number) => api.tick(ms);
  const renew = async (...[stored, asksByGet, wait]: Parameters<typeof renewLikeAList>) => {
    const renewal = await renewLikeAList(stored, asksByGet, wait);
    api.seen.push(JSON.stringify(renewal));
    return renewal;
  };

  for (const asksByGet of [true, false]) {
    const how = asksByGet ? 'by GET' : 'by POST';

    it(`${how}: gets new tokens in the first round, again and again`, async () => {
      const mine = storage();
      for (let day = 0; day < 3; day++) {
        const renewal = await renew(mine, asksByGet, sleep);
        expect(renewal).toMatchObject({ tokens: { access_token: expect.any(String) }, sleeps: [] });
      }
      expect(api.calls).toHaveLength(3);
    });

    it(`${how}: shows why, and asks the provider once for a token that is spent`, async () => {
      const spent = storage();
      const { refreshToken } = spent;
      await renew(spent, asksByGet, sleep);
      await api.tick(61_000);
      api.calls = [];
      const renewal = await renew(storage(refreshToken), asksByGet, sleep);
      expect(renewal.tokens).toBeUndefined();
      expect(renewal.error).toContain('already used');
      expect(renewal.leaked).toBe(false);
      expect(api.calls).toHaveLength(1);
    });

    it(`${how}: never sends the token to another host while it is limited, and waits as told`, async () => {
      await api.setup({ environment: { ALI_LIMIT_MAX: '1', ALI_LIMIT_MINUTES: '1' } });
      const path = `${api.base}/alist/ali_open/token`;
      await fetch(path);
      const renewal = await renew(storage(), asksByGet, sleep);
      expect(renewal.leaked).toBe(false);
      expect(renewal.sleeps).toEqual([15_000, 15_000, 15_000]);
      expect(api.calls).toHaveLength(0);
    });

    it(`${how}: goes on after a provider that was down for a moment`, async () => {
      api.misbehave(
        (request, response) => api.calls.length === 1 && misbehaviours.broken500(request, response),
      );
      const renewal = await renew(storage(), asksByGet, sleep);
      expect(renewal.tokens).toBeDefined();
      expect(api.calls).toHaveLength(2);
    });

    it(`${how}: asks a broken provider three times a minute at most`, async () => {
      api.misbehave(misbehaviours.broken500);
      const renewal = await renew(storage(), asksByGet, () => Promise.resolve());
      expect(renewal.tokens).toBeUndefined();
      expect(renewal.leaked).toBe(false);
      expect(api.calls).toHaveLength(3);
    });

    it(`${how}: gets the same tokens when answers are lost on the way and its transport tries again`, async () => {
      const front = await lossy(api.base, 2);
      const mine = { ...storage(), oauthTokenUrl: `${front.base}/alist/ali_open/token` };
      const renewal = await renew(mine, asksByGet, sleep);
      front.close();
      expect(renewal.tokens).toBeDefined();
      expect(api.calls).toHaveLength(1);
    });
  }

  it('is told which driver an old token belongs to, in words without markup', async () => {
    const renewal = await renew(storage('0'.repeat(32)), true, sleep);
    expect(renewal.error).toContain('driver Aliyundrive,');
    expect(renewal.error).not.toMatch(/[<>&]/);
    expect(api.calls).toEqual([]);
  });

  it('is told when the server has no client for Aliyun', async () => {
    await api.setup({ environment: { ALI_OPEN_CLIENT_ID: '', ALI_OPEN_CLIENT_SECRET: '' } });
    expect((await renew(storage(), true, sleep)).error).toContain('no default client');
  });
});
