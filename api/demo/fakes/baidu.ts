import { type Fake, say } from '../fake.ts';
import { type Refusal, random } from '../world.ts';

const words: Record<Refusal, string> = {
  client: 'invalid_client',
  secret: 'invalid_client',
  secretMissing: 'invalid_client',
  unknown: 'invalid_grant',
  used: 'invalid_grant',
  redirect: 'redirect_uri_mismatch',
  verifier: 'invalid_grant',
};

/** Baidu's token endpoint, by GET or POST: a refresh token works once, and a refused renewal voids it. */
export const baidu: Fake = (world, { fields }) => {
  const { client_id = '', client_secret, grant_type, code = '', refresh_token = '', redirect_uri } = fields;
  const ask = { realm: 'baidu', client: client_id, secret: client_secret };
  const renewal = grant_type === 'refresh_token';
  const grant = renewal
    ? world.takeRefresh(ask, refresh_token, true)
    : world.takeCode(ask, code, redirect_uri, undefined);
  if (typeof grant === 'string') {
    const kept = world.refreshTokens.get(refresh_token);
    if (kept) kept.used = true;
    return say(400, { error: words[grant], error_description: 'refused' });
  }
  return say(200, {
    expires_in: 2592000,
    refresh_token: world.keepRefresh(random('122.'), grant),
    access_token: random('121.'),
    session_secret: '',
    session_key: '',
    scope: 'basic netdisk',
  });
};
