import type { Tokens } from '../../contract/answers.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { peek } from '../upstream/json.ts';
import { readOauthRefusal } from './oauth.ts';
import { type GrantInput, standardProvider } from './standard.ts';

const plain = standardProvider({
  name: 'dropbox',
  pair: 'DROPBOX',
  authorize: { to: 'dropboxWeb', path: '/oauth2/authorize' },
  token: { to: 'dropbox', path: '/oauth2/token' },
  scopes: [],
  pkce: true,
  secretNeeded: false,
  singleUse: false,
  refusal: (body) => {
    const refusal = readOauthRefusal(body);
    const redirect = String(peek(body, 'error_description')).includes('redirect_uri');
    return redirect ? { ...refusal, code: 'redirect_mismatch' } : refusal;
  },
});

/** Refusals keep Dropbox's own status, as the old server did and AList prints. */
async function grant(context: Context, input: GrantInput): Promise<Tokens> {
  try {
    return await plain.grant(context, input);
  } catch (error) {
    const status = error instanceof ApiError ? (error.details.provider?.status ?? 0) : 0;
    if (error instanceof ApiError && status >= 400)
      throw new ApiError(error.code, { ...error.details, status });
    throw error;
  }
}

/** Dropbox. With PKCE it needs no secret, and its refresh tokens stay the same. */
export const dropbox = { ...plain, grant };
