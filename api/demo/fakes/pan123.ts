import { type Fake, say } from '../fake.ts';
import { type Refusal, random } from '../world.ts';

const words: Record<Refusal, string> = {
  client: 'client_id is not valid',
  secret: 'client_secret is wrong',
  secretMissing: 'client_secret is wrong',
  unknown: 'code or token has expired',
  used: 'refresh token was used',
  redirect: 'redirect_uri does not match',
  verifier: 'code is not valid',
};

/** 123pan: parameters in the query, a header that names the platform, an envelope only for errors. */
export const pan123: Fake = (world, { query, headers }) => {
  const fields = Object.fromEntries(query);
  const { client_id = '', client_secret, grant_type, code = '', refresh_token = '', redirect_uri } = fields;
  if (headers.platform !== 'open_platform') return say(200, { code: 1, message: 'no platform' });
  const ask = { realm: 'pan123', client: client_id, secret: client_secret };
  const grant =
    grant_type === 'refresh_token'
      ? world.takeRefresh(ask, refresh_token, true)
      : world.takeCode(ask, code, redirect_uri, undefined);
  if (typeof grant === 'string')
    return say(200, { code: 401, message: words[grant], 'x-traceID': 'invented' });
  return say(200, {
    token_type: 'Bearer',
    access_token: random('123at'),
    refresh_token: world.keepRefresh(random('123rt'), grant),
    expires_in: 7200,
    scope: 'user:base,file:all:read',
  });
};
