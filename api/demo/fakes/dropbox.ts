import { type Fake, say } from '../fake.ts';
import { type Refusal, random } from '../world.ts';

const refusals: Record<Refusal, [number, string, string]> = {
  client: [401, 'invalid_client', 'Invalid client_id or client_secret'],
  secret: [401, 'invalid_client', 'Invalid client_id or client_secret'],
  secretMissing: [400, 'invalid_request', 'No auth function available for given request'],
  unknown: [400, 'invalid_grant', "code doesn't exist or has expired"],
  used: [400, 'invalid_grant', "code doesn't exist or has expired"],
  redirect: [400, 'invalid_grant', 'redirect_uri mismatch'],
  verifier: [400, 'invalid_grant', 'invalid code verifier'],
};

/** Dropbox's token endpoint: no secret needed with PKCE, no new refresh token on renewal. */
export const dropbox: Fake = (world, { fields }) => {
  const {
    client_id = '',
    client_secret,
    grant_type,
    code = '',
    refresh_token = '',
    redirect_uri,
    code_verifier,
  } = fields;
  const renewal = grant_type === 'refresh_token';
  const secretOptional = renewal ? !('client_secret' in fields) : code_verifier !== undefined;
  const ask = { realm: 'dropbox', client: client_id, secret: client_secret, secretOptional };
  const grant = renewal
    ? world.takeRefresh(ask, refresh_token, false)
    : world.takeCode(ask, code, redirect_uri, code_verifier);
  if (typeof grant === 'string') {
    const [status, error, error_description] = refusals[grant];
    return say(status, { error, error_description });
  }
  const access = { access_token: random('sl.'), token_type: 'bearer', expires_in: 14400 };
  if (renewal) return say(200, access);
  return say(200, {
    ...access,
    refresh_token: world.keepRefresh(random('dbx-'), grant),
    scope: 'files.content.read',
    uid: '12345',
    account_id: 'dbid:invented',
  });
};
