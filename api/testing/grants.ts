import type { ProviderName } from '../../contract/providers.ts';
import { aliToken } from '../demo/fakes/aliyun.ts';
import type { Api } from './harness.ts';
import { site } from './origins.ts';

/** The callback page of a provider at the site of the tests. */
export function callback(provider: ProviderName): string {
  return `${site}/tool/${provider}/callback.html`;
}

/** Providers with a redirect: realm of the pretended provider, default client, route of the exchange. */
export const codeProviders = {
  onedrive: { realm: 'microsoft', client: 'demo-onedrive', path: '/alist/onedrive/get_refresh_token' },
  google: { realm: 'google', client: 'demo-google', path: '/alist/google/token' },
  dropbox: { realm: 'dropbox', client: 'demo-dropbox', path: '/alist/dropbox/token' },
  aliyundrive: { realm: 'aliyun', client: 'demo-ali_open', path: '/alist/ali_open/code' },
  baidu: { realm: 'baidu', client: 'demo-baidu', path: '/alist/baidu/get_refresh_token' },
  yandex: { realm: 'yandex', client: 'demo-yandex', path: '/alist/yandex/token' },
  '123pan': { realm: 'pan123', client: 'demo-pan123', path: '/alist/123pan/code' },
} as const;

/** A provider with a redirect. */
export type CodeProvider = keyof typeof codeProviders;

/** A code as the person's browser would bring it back, and the body that exchanges it. */
export function codeFor(api: Api, provider: CodeProvider, client: string = codeProviders[provider].client) {
  const redirect = callback(provider);
  const { realm } = codeProviders[provider];
  const code = api.world.consent({ realm, client, ...(realm === 'aliyun' ? {} : { redirect }) });
  return { grant_type: 'authorization_code', code, redirect_uri: redirect };
}

/** A refresh token that a provider knows. */
export function refreshFor(api: Api, realm: string, client = '', token = `canary-refresh-${realm}`): string {
  return api.world.keepRefresh(realm === 'aliyun' ? `${aliToken('person-1')}canary` : token, {
    realm,
    client,
  });
}

/** Brings a log-in at 115 to the point where its tokens can be had. */
export async function confirmDevice(api: Api, body: Record<string, string> = {}) {
  const started = await api.post('/alist/115/auth_device_code', body);
  // checked against the contract by the client
  const { code_verifier, resp } = started.body as { code_verifier?: string; resp: Record<string, string> };
  const query = new URLSearchParams({ uid: resp.uid ?? '', time: String(resp.time), sign: resp.sign ?? '' });
  for (let asked = 0; asked < 3; asked++) await api.get(`/alist/115/get_status?${query}`);
  return { uid: resp.uid ?? '', code_verifier: code_verifier ?? '', query };
}
