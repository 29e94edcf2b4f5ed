import type { ProviderInfo, Tokens } from '../../contract/answers.ts';
import type { ProviderName } from '../../contract/providers.ts';
import type { PairName } from '../config/variables.ts';
import type { Context } from '../context.ts';
import { exchangeOnce, renewOnce } from '../renewal.ts';
import type { UpstreamName } from '../upstream/table.ts';
import { chooseClient, type OwnClient } from './client.ts';
import { askTokens, type ReadRefusal, readOauthRefusal } from './oauth.ts';
import { type Provider, withClient } from './provider.ts';
import { callbackUrl, checkRedirect } from './redirect.ts';

/** What differs between providers that keep to RFC 6749 with a form. */
export interface StandardShape {
  name: ProviderName;
  pair: PairName;
  authorize: { to: UpstreamName; path: string };
  token: { to: UpstreamName; path: string };
  scopes: string[];
  pkce: boolean;
  /** Whether the pair needs its secret even with PKCE. */
  secretNeeded: boolean;
  singleUse: boolean;
  refusal?: ReadRefusal;
}

/** A code to exchange. */
export interface CodeInput extends OwnClient {
  code: string;
  redirect_uri?: string | undefined;
  code_verifier?: string | undefined;
}

/** A code or a refresh token, told apart by `grant_type`. */
export type GrantInput =
  | (CodeInput & { grant_type: 'authorization_code' })
  | (OwnClient & { grant_type: 'refresh_token'; refresh_token: string });

/** A provider with its exchange of codes. */
export interface StandardProvider extends Provider {
  exchange(context: Context, input: CodeInput): Promise<Tokens>;
  grant(context: Context, input: GrantInput): Promise<Tokens>;
}

/** The fields of a form without the empty ones. */
export function filled(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])),
  );
}

function describe(context: Context, shape: StandardShape): ProviderInfo {
  const client = context.config.clients[shape.pair];
  return {
    configured: client !== undefined,
    ...(client ? { client_id: client.id } : {}),
    flow: 'code',
    authorize_url: context.upstreams[shape.authorize.to] + shape.authorize.path,
    scopes: shape.scopes,
    pkce: shape.pkce,
    secret_required: shape.secretNeeded,
    redirect_uri: callbackUrl(context.config, shape.name),
    single_use_refresh: shape.singleUse,
    own_client_allowed: context.config.allowOwnClient,
  };
}

/** Builds a provider that keeps to RFC 6749. */
export function standardProvider(shape: StandardShape): StandardProvider {
  const read = shape.refusal ?? readOauthRefusal;
  const ask = (context: Context, form: Record<string, string | undefined>) =>
    askTokens(context, { ...shape.token, method: 'POST', form: filled(form) }, read);

  async function exchange(context: Context, input: CodeInput): Promise<Tokens> {
    const redirect = checkRedirect(context.config, shape.name, input.redirect_uri);
    const secretNeeded = shape.secretNeeded || !input.code_verifier;
    const client = chooseClient(context, shape.pair, input, secretNeeded);
    const form = {
      grant_type: 'authorization_code',
      code: input.code,
      client_id: client.id,
      client_secret: client.secret,
      redirect_uri: redirect,
      ...(shape.pkce ? { code_verifier: input.code_verifier } : {}),
    };
    context.sent.push(input.code);
    const identity = [shape.name, JSON.stringify(form)];
    return withClient(await exchangeOnce(context, identity, () => ask(context, form)), client);
  }

  async function renew(context: Context, input: OwnClient & { refresh_token: string }): Promise<Tokens> {
    const client = chooseClient(context, shape.pair, input, shape.secretNeeded);
    const form = {
      grant_type: 'refresh_token',
      refresh_token: input.refresh_token,
      client_id: client.id,
      client_secret: client.secret,
    };
    context.sent.push(input.refresh_token);
    return renewOnce(context, input.refresh_token, [shape.name, JSON.stringify(form)], () =>
      ask(context, form),
    );
  }

  return {
    describe: (context) => describe(context, shape),
    exchange,
    renew,
    grant: (context, input) =>
      input.grant_type === 'refresh_token' ? renew(context, input) : exchange(context, input),
  };
}
