import { type Fake, say } from '../fake.ts';
import { type Refusal, random } from '../world.ts';

const refusals: Record<Refusal, [number, string, string]> = {
  client: [401, 'invalid_client', 'The OAuth client was not found.'],
  secret: [401, 'invalid_client', 'Unauthorized'],
  secretMissing: [400, 'invalid_request', 'client_secret is missing.'],
  unknown: [400, 'invalid_grant', 'Token has been expired or revoked.'],
  used: [400, 'invalid_grant', 'Malformed auth code.'],
  redirect: [400, 'redirect_uri_mismatch', 'Bad Request'],
  verifier: [400, 'invalid_grant', 'Invalid code verifier.'],
};

/** Google's token endpoint: wants the secret even with PKCE, gives a refresh token only on a fresh consent. */
export const google: Fake = (world, { fields }) => {
  const {
    client_id = '',
    client_secret,
    grant_type,
    code = '',
    refresh_token = '',
    redirect_uri,
    code_verifier,
  } = fields;
  const ask = { realm: 'google', client: client_id, secret: client_secret };
  const renewal = grant_type === 'refresh_token';
  const grant = renewal
    ? world.takeRefresh(ask, refresh_token, false)
    : world.takeCode(ask, code, redirect_uri, code_verifier);
  if (typeof grant === 'string') {
    const [status, error, error_description] = refusals[grant];
    return say(status, { error, error_description });
  }
  return say(200, {
    access_token: random('ya29.'),
    expires_in: 3599,
    scope: 'https://www.googleapis.com/auth/drive',
    token_type: 'Bearer',
    ...(renewal || grant.offline === false ? {} : { refresh_token: world.keepRefresh(random('1//'), grant) }),
  });
};
