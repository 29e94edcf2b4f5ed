import type { ProviderInfo, Tokens } from '../../contract/answers.ts';
import type { Context } from '../context.ts';
import type { OwnClient, UsedClient } from './client.ts';

/** A renewal as it comes from a request. */
export interface RenewInput extends OwnClient {
  refresh_token: string;
  zone?: string | undefined;
}

/** A provider as the common routes see it. */
export interface Provider {
  /** What pages need to know; no secret. */
  describe(context: Context): ProviderInfo;
  renew(context: Context, input: RenewInput): Promise<Tokens>;
}

/** Adds the pair to tokens that AList can only renew with it, where the operator allows it. */
export function withClient(tokens: Tokens, client: UsedClient): Tokens {
  return client.shared
    ? { ...tokens, client: { client_id: client.id, client_secret: client.secret } }
    : tokens;
}
