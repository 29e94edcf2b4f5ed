import { expect, it } from 'vitest';
import { describeApi, own, wopan } from '../testing/harness.ts';
import { echoes } from '../testing/misbehaviour.ts';

/** What is asked, and what of it (or of the configuration) the provider repeats in which envelope. */
type Case = [path: string, body: Record<string, string>, shape: keyof typeof echoes, secrets: string[]];

const renewals = ['google', 'dropbox', 'baidu', 'yandex', 'onedrive', '123pan'].map(
  (provider): Case => [
    '/v1/renew',
    { provider, refresh_token: 'canary-token', ...own },
    'flat',
    ['canary-token', own.client_secret],
  ],
);
const login = { phone: '13800000000', password: 'canary-password' };
const keys = [wopan.secret, wopan.iv];
const verifier = 'canary'.padEnd(43, 'x');

const cases: Case[] = [
  ...renewals,
  ['/v1/renew', { provider: '115', refresh_token: 'canary-token' }, 'flat', ['canary-token']],
  [
    '/v1/renew',
    { provider: 'aliyundrive', refresh_token: 'canary.token.x', ...own },
    'flat',
    ['canary.token.x', own.client_secret],
  ],
  ['/alist/google/token', { grant_type: 'authorization_code', code: 'canary-code' }, 'flat', ['canary-code']],
  [
    '/alist/onedrive/get_site_id',
    { site_url: 'https://a.sharepoint.com', access_token: 'canary-access' },
    'graph',
    ['canary-access'],
  ],
  ['/alist/115/get_token', { uid: '12345678', code_verifier: verifier }, 'flat', [verifier]],
  ...(['wopan', 'wopanStatus'] as const).flatMap((shape): Case[] => [
    ['/alist/wopan/login', login, shape, [login.password, login.phone, ...keys]],
    [
      '/alist/wopan/verify_code',
      { ...login, verify_code: '424242' },
      shape,
      [login.password, login.phone, '424242', ...keys],
    ],
    ['/v1/renew', { provider: 'wopan', refresh_token: 'canary-token' }, shape, ['canary-token', ...keys]],
  ]),
];

describeApi('a provider that repeats what it was told', (api) => {
  for (const [path, body, shape, secrets] of cases) {
    it(`is not repeated: ${path} ${body.provider ?? ''} (${shape})`, async () => {
      for (const secret of secrets) {
        // a new world, because a phone or a token may be tried a few times only
        await api.setup();
        api.misbehave(echoes[shape](secret));
        const answer = await api.post(path, body);
        // the envelope was read: some providers' words decide what is meant
        expect(answer.body).toMatchObject({
          code: expect.stringMatching(/^(upstream_rejected|invalid_.*)$/),
        });
        expect(answer.text).not.toContain(secret);
        expect(api.calls).toHaveLength(1);
      }
    });
  }
});
