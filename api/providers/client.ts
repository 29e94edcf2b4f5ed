import type { PairName } from '../config/variables.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';

/** The client a request is made with. */
export interface UsedClient {
  id: string;
  secret: string;
  /** It is the default client of the server and may be handed out. */
  shared: boolean;
}

/** The fields of a person's own client, as they come in a request. */
export interface OwnClient {
  client_id?: string | undefined;
  client_secret?: string | undefined;
}

/**
 * The person's own client, or the server's default one.
 * The id of the default client without a secret also means the default: AList sends Dropbox's that way.
 * Throws `provider_not_configured`, `forbidden` (own clients switched off) or `invalid_request` (half a pair).
 */
export function chooseClient(
  context: Context,
  pair: PairName,
  own: OwnClient,
  secretNeeded = true,
): UsedClient {
  const fallback = context.config.clients[pair];
  const id = own.client_id || '';
  const secret = own.client_secret || '';
  if (secret) context.sent.push(secret);
  if (!id && secret)
    throw new ApiError('invalid_request', { description: 'client_secret came without client_id.' });
  if (!id || (id === fallback?.id && !secret)) {
    if (!fallback) throw new ApiError('provider_not_configured');
    context.sent.push(fallback.secret);
    return { id: fallback.id, secret: fallback.secret, shared: fallback.shareable };
  }
  if (!context.config.allowOwnClient) {
    throw new ApiError('forbidden', { description: 'This server does not accept clients of other people.' });
  }
  if (!secret && secretNeeded) {
    throw new ApiError('invalid_request', { description: 'client_id came without client_secret.' });
  }
  return { id, secret, shared: false };
}
