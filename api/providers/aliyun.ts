import { z } from 'zod';
import type { Tokens } from '../../contract/answers.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { exchangeOnce, renewOnce } from '../renewal.ts';
import { askStatus, callUpstream } from '../upstream/call.ts';
import { expectShape, parseAnswer, peek } from '../upstream/json.ts';
import { chooseClient, type OwnClient } from './client.ts';
import { askTokens, type ReadRefusal, refusal } from './oauth.ts';
import type { Provider } from './provider.ts';
import { callbackUrl } from './redirect.ts';
import type { GrantInput } from './standard.ts';

const scopes = ['user:base', 'file:all:read', 'file:all:write'];
const QrFields = z.object({
  qrCodeUrl: z.url({ protocol: /^https?$/ }),
  sid: z.string().regex(/^[A-Za-z0-9_-]{8,128}$/),
});
const StatusFields = z.object({
  status: z.enum(['WaitLogin', 'ScanSuccess', 'LoginSuccess', 'QRCodeExpired']),
  authCode: z.string().nullish(),
});

/** Aliyun's words are not documented as a list; these families are what its clients have met. */
const readRefusal: ReadRefusal = (body) => {
  const said = peek(body, 'code');
  const word = typeof said === 'string' ? said : '';
  const families: [RegExp, ErrorCode][] = [
    [/^(TooManyRequests|Throttl)/i, 'too_frequent'],
    [/refresh_?token|authcode|^code|invalid_?code|grant/i, 'invalid_grant'],
    [/client|app_?id|secret|^app/i, 'invalid_client'],
    [/permission|forbidden|scope/i, 'forbidden'],
  ];
  return { said, code: families.find(([form]) => form.test(word))?.[1] };
};

/** Refuses what cannot be a refresh token of the open platform before it is sent anywhere. */
function checkKind(token: string): void {
  if (token.length === 32) throw new ApiError('wrong_token_kind');
  if (token.split('.').length < 3) {
    throw new ApiError('invalid_request', {
      description: 'refresh_token: is not a token of Aliyun Drive Open.',
    });
  }
}

/** Exchanges a code or renews. */
export async function grantAliyun(context: Context, input: GrantInput): Promise<Tokens> {
  const secret = input.grant_type === 'refresh_token' ? input.refresh_token : input.code;
  if (input.grant_type === 'refresh_token') checkKind(secret);
  const client = chooseClient(context, 'ALI_OPEN', input);
  context.sent.push(secret);
  const json = {
    client_id: client.id,
    client_secret: client.secret,
    grant_type: input.grant_type,
    ...(input.grant_type === 'refresh_token' ? { refresh_token: secret } : { code: secret }),
  };
  const identity = ['aliyundrive', JSON.stringify(json)];
  const ask = () =>
    askTokens(context, { to: 'aliyun', path: '/oauth/access_token', method: 'POST', json }, readRefusal);
  return input.grant_type === 'refresh_token'
    ? renewOnce(context, secret, identity, ask)
    : exchangeOnce(context, identity, ask);
}

/** A new QR code, which Aliyun accepts for 180 seconds. */
export async function startAliQr(context: Context, input: OwnClient & { scopes?: string[] | undefined }) {
  const client = chooseClient(context, 'ALI_OPEN', input);
  const json = { client_id: client.id, client_secret: client.secret, scopes: input.scopes ?? scopes };
  const answer = await callUpstream(context, {
    to: 'aliyun',
    path: '/oauth/authorize/qrcode',
    method: 'POST',
    json,
  });
  const body = parseAnswer(answer);
  if (answer.status !== 200) throw refusal(context, answer, body, readRefusal);
  const { qrCodeUrl, sid } = expectShape(QrFields, body, 200);
  return { qrCodeUrl, sid, expires_in: 180 };
}

/** Whether a QR code has been scanned and confirmed. */
export async function askAliQr(context: Context, sid: string) {
  const path = `/oauth/qrcode/${encodeURIComponent(sid)}/status`;
  const answer = await askStatus(context, { to: 'aliyun', path, method: 'GET' });
  const body = parseAnswer(answer);
  if (answer.status !== 200) throw refusal(context, answer, body, readRefusal);
  const { status, authCode } = expectShape(StatusFields, body, 200);
  return { status, ...(authCode ? { authCode } : {}) };
}

/** Aliyun Drive Open. With PKCE it gives no refresh token, so the pair is needed; a refresh token works once. */
export const aliyun: Provider = {
  describe: (context) => {
    const client = context.config.clients.ALI_OPEN;
    return {
      configured: client !== undefined,
      ...(client ? { client_id: client.id } : {}),
      flow: 'code',
      authorize_url: `${context.upstreams.aliyunWeb}/oauth/authorize`,
      scopes,
      pkce: false,
      secret_required: true,
      redirect_uri: callbackUrl(context.config, 'aliyundrive'),
      single_use_refresh: true,
      own_client_allowed: context.config.allowOwnClient,
    };
  },
  renew: (context, input) => grantAliyun(context, { ...input, grant_type: 'refresh_token' }),
};
