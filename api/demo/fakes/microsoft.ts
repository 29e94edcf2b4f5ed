import { type Fake, type FakeAnswer, say } from '../fake.ts';
import { type Refusal, random } from '../world.ts';

const numbers: Record<Refusal, [number, string, number]> = {
  client: [700016, 'unauthorized_client', 400],
  secret: [7000215, 'invalid_client', 401],
  secretMissing: [7000218, 'invalid_client', 401],
  unknown: [700082, 'invalid_grant', 400],
  used: [54005, 'invalid_grant', 400],
  redirect: [50011, 'invalid_request', 400],
  verifier: [501481, 'invalid_grant', 400],
};

function refuse(number: number, error: string, status = 400): FakeAnswer {
  return say(status, {
    error,
    error_description: `AADSTS${number}: The request was refused. Trace ID: 00000000`,
    error_codes: [number],
    timestamp: '2026-01-01 00:00:00Z',
    trace_id: '00000000-0000-0000-0000-000000000000',
    correlation_id: '00000000-0000-0000-0000-000000000000',
    error_uri: `https://login.microsoftonline.com/error?code=${number}`,
  });
}

/** Microsoft's token endpoint: refuses browsers that send a secret, and knows which cloud a code came from. */
export const microsoft: Fake = (world, { upstream, headers, fields }) => {
  const {
    client_id = '',
    client_secret,
    grant_type,
    code = '',
    refresh_token = '',
    redirect_uri,
    code_verifier,
  } = fields;
  if (headers.origin && client_secret) return refuse(9002326, 'invalid_request');
  if (client_secret?.startsWith('expired-')) return refuse(7000222, 'invalid_client', 401);
  if (code === 'needs-consent') return refuse(65001, 'invalid_grant');
  const ask = { realm: upstream, client: client_id, secret: client_secret };
  const grant =
    grant_type === 'refresh_token'
      ? world.takeRefresh(ask, refresh_token, false)
      : world.takeCode(ask, code, redirect_uri, code_verifier);
  if (typeof grant === 'string') return refuse(...numbers[grant]);
  return say(200, {
    token_type: 'Bearer',
    scope: 'Files.ReadWrite.All',
    expires_in: 3599,
    ext_expires_in: 3599,
    access_token: random('eyJ-ms-'),
    refresh_token: world.keepRefresh(random('0.AX-'), grant),
  });
};

/** Graph's look-up of a SharePoint site. */
export const graph: Fake = (_, { path, headers }) => {
  const error = (status: number, code: string) => say(status, { error: { code, message: 'Refused.' } });
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  if (!token.startsWith('eyJ-ms-')) return error(401, 'InvalidAuthenticationToken');
  if (token === 'eyJ-ms-narrow') return error(403, 'accessDenied');
  const [host = '', name = ''] = decodeURIComponent(path.replace('/v1.0/sites/', '')).split(':');
  if (name.endsWith('/missing')) return error(404, 'itemNotFound');
  return say(200, {
    '@odata.context': 'https://graph.microsoft.com/v1.0/$metadata#sites/$entity',
    id: `${host},11111111-1111-1111-1111-111111111111,22222222-2222-2222-2222-222222222222`,
    webUrl: `https://${host}${name}`,
    displayName: 'Team',
  });
};
