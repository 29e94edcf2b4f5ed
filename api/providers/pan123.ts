import type { Tokens } from '../../contract/answers.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import { exchangeOnce, renewOnce } from '../renewal.ts';
import { peek } from '../upstream/json.ts';
import { chooseClient } from './client.ts';
import { askTokens, type ReadRefusal, readOauthRefusal } from './oauth.ts';
import type { Provider } from './provider.ts';
import { callbackUrl, checkRedirect } from './redirect.ts';
import { type CodeInput, filled } from './standard.ts';

/** 123pan answers {code, message}; its codes are not documented, so its words decide. They are not passed on. */
const readRefusal: ReadRefusal = (body) => {
  const plain = readOauthRefusal(body);
  if (plain.code) return plain;
  const said = peek(body, 'code');
  const message = String(peek(body, 'message') ?? '');
  const families: [RegExp, ErrorCode][] = [
    [/redirect/i, 'redirect_mismatch'],
    [/client|secret|app/i, 'invalid_client'],
    [/code|token|expire|grant/i, 'invalid_grant'],
  ];
  return { said, code: families.find(([form]) => form.test(message))?.[1] };
};

function ask(context: Context, query: Record<string, string>): Promise<Tokens> {
  return askTokens(
    context,
    {
      to: 'pan123',
      path: '/api/v1/oauth2/access_token',
      method: 'POST',
      query,
      headers: { Platform: 'open_platform' },
    },
    readRefusal,
  );
}

/** Exchanges a code. */
export async function exchange123(context: Context, input: CodeInput): Promise<Tokens> {
  const redirect = checkRedirect(context.config, '123pan', input.redirect_uri);
  const client = chooseClient(context, 'PAN123', input);
  context.sent.push(input.code);
  const query = filled({
    client_id: client.id,
    client_secret: client.secret,
    grant_type: 'authorization_code',
    code: input.code,
    redirect_uri: redirect,
  });
  return exchangeOnce(context, ['123pan', JSON.stringify(query)], () => ask(context, query));
}

/** 123pan Open. A refresh token works once. */
export const pan123: Provider = {
  describe: (context) => {
    const client = context.config.clients.PAN123;
    return {
      configured: client !== undefined,
      ...(client ? { client_id: client.id } : {}),
      flow: 'code',
      authorize_url: `${context.upstreams.pan123Web}/auth`,
      scopes: ['user:base', 'file:all:read', 'file:all:write'],
      pkce: false,
      secret_required: true,
      redirect_uri: callbackUrl(context.config, '123pan'),
      single_use_refresh: true,
      own_client_allowed: context.config.allowOwnClient,
    };
  },
  renew: async (context, input) => {
    const client = chooseClient(context, 'PAN123', input);
    context.sent.push(input.refresh_token);
    const query = {
      client_id: client.id,
      client_secret: client.secret,
      grant_type: 'refresh_token',
      refresh_token: input.refresh_token,
    };
    return renewOnce(context, input.refresh_token, ['123pan', JSON.stringify(query)], () =>
      ask(context, query),
    );
  },
};
