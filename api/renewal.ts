import type { Tokens } from '../contract/answers.ts';
import type { Context } from './context.ts';
import { ApiError, isPassing } from './http/api-error.ts';

const minute = 60_000;
const isFinal = (error: unknown) => error instanceof ApiError && !isPassing(error);
const usedUp = (): never => {
  throw new ApiError('invalid_grant');
};

/**
 * Renews a token so that it reaches the provider once: equal requests under way are merged, a success is given again
 * for `RENEW_REPLAY_SECONDS`, a final failure for a minute. A success is given no more once its new token is used: then
 * the answer has arrived. What does reach the provider is limited to 3 per minute and token, whichever client it comes
 * with. `identity` is everything the outcome depends on.
 */
export function renewOnce(
  context: Context,
  token: string,
  identity: readonly string[],
  work: () => Promise<Tokens>,
): Promise<Tokens> {
  const { once, successors, hash } = context;
  const key = hash('renew', ...identity);
  const hashed = hash('token', token);
  const before = successors.take(hashed);
  if (before) once.forget(before);
  const memory = { keepSuccess: context.config.renewReplaySeconds * 1000, keepFailure: minute, isFinal };
  const renewed = once.run(key, memory, async () => {
    await context.spend('token', hashed, { max: 3, ms: minute });
    const tokens = await work();
    const next = tokens.refresh_token;
    if (next && next !== token) successors.note(hash('token', next), key);
    return tokens;
  });
  context.keepAlive(renewed);
  return renewed;
}

/**
 * Exchanges a code so that it reaches the provider once: some revoke everything when a code comes twice.
 * Later requests with the same code are told so for ten minutes; its tokens are never given again.
 */
export function exchangeOnce(
  context: Context,
  identity: readonly string[],
  work: () => Promise<Tokens>,
): Promise<Tokens> {
  const memory = { keepSuccess: 10 * minute, keepFailure: 10 * minute, isFinal, later: usedUp };
  const exchanged = context.once.run(context.hash('code', ...identity), memory, work);
  context.keepAlive(exchanged);
  return exchanged;
}
