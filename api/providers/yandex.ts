import { standardProvider } from './standard.ts';

/** Yandex Disk. */
export const yandex = standardProvider({
  name: 'yandex',
  pair: 'YANDEX',
  authorize: { to: 'yandex', path: '/authorize' },
  token: { to: 'yandex', path: '/token' },
  scopes: [],
  pkce: true,
  secretNeeded: false,
  singleUse: false,
});
