import { standardProvider } from './standard.ts';

/** Baidu Netdisk. A refresh token works once, and a refused renewal voids it. */
export const baidu = standardProvider({
  name: 'baidu',
  pair: 'BAIDU',
  authorize: { to: 'baidu', path: '/oauth/2.0/authorize' },
  token: { to: 'baidu', path: '/oauth/2.0/token' },
  scopes: ['basic', 'netdisk'],
  pkce: false,
  secretNeeded: true,
  singleUse: true,
});
