import { peek } from '../upstream/json.ts';
import { readOauthRefusal } from './oauth.ts';
import { standardProvider } from './standard.ts';

/** Google Drive and Photos. A refresh token comes only with offline access and a fresh consent. */
export const google = standardProvider({
  name: 'google',
  pair: 'GOOGLE',
  authorize: { to: 'googleWeb', path: '/o/oauth2/v2/auth' },
  token: { to: 'google', path: '/token' },
  scopes: ['https://www.googleapis.com/auth/drive'],
  pkce: true,
  secretNeeded: true,
  singleUse: false,
  refusal: (body) => {
    const refusal = readOauthRefusal(body);
    const missing =
      refusal.said === 'invalid_request' && String(peek(body, 'error_description')).includes('client_secret');
    return missing ? { ...refusal, code: 'invalid_client' } : refusal;
  },
});
