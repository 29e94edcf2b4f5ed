import { type Fake, say } from '../fake.ts';
import { type Refusal, random } from '../world.ts';

const words: Record<Refusal, string> = {
  client: 'invalid_client',
  secret: 'invalid_client',
  secretMissing: 'invalid_client',
  unknown: 'bad_verification_code',
  used: 'invalid_grant',
  redirect: 'redirect_uri_mismatch',
  verifier: 'invalid_grant',
};

/** Yandex's token endpoint: a renewal gives the same access token again. */
export const yandex: Fake = (world, { fields }) => {
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
  const ask = {
    realm: 'yandex',
    client: client_id,
    secret: client_secret,
    secretOptional: code_verifier !== undefined,
  };
  const grant = renewal
    ? world.takeRefresh(ask, refresh_token, false)
    : world.takeCode(ask, code, redirect_uri, code_verifier);
  if (typeof grant === 'string')
    return say(400, { error: words[grant], error_description: 'Code has expired' });
  return say(200, {
    token_type: 'bearer',
    access_token: `y0_${grant.client}`,
    expires_in: 31536000,
    refresh_token: world.keepRefresh(random('1:'), grant),
    scope: 'cloud_api:disk.read',
  });
};
