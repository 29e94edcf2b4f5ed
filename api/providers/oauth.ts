import type { Tokens } from '../../contract/answers.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { TokenFields, toTokens } from '../tokens.ts';
import type { RawAnswer } from '../upstream/answer.ts';
import { callUpstream, type UpstreamRequest } from '../upstream/call.ts';
import { expectShape, parseAnswer, peek, safeCode, tooFrequent } from '../upstream/json.ts';

/** Error words of RFC 6749 and those providers use beside them. */
export const oauthErrors: Readonly<Record<string, ErrorCode>> = {
  invalid_grant: 'invalid_grant',
  bad_verification_code: 'invalid_grant',
  expired_token: 'invalid_grant',
  invalid_client: 'invalid_client',
  unauthorized_client: 'invalid_client',
  redirect_uri_mismatch: 'redirect_mismatch',
  access_denied: 'forbidden',
  invalid_scope: 'forbidden',
};

/** Finds our code for a refusal: the provider's status and body in, code and the provider's word out. */
export type ReadRefusal = (body: unknown) => { code?: ErrorCode | undefined; said?: unknown };

/** The refusal of a provider that keeps to RFC 6749. */
export const readOauthRefusal: ReadRefusal = (body) => {
  const said = peek(body, 'error');
  return { said, code: typeof said === 'string' ? oauthErrors[said] : undefined };
};

/** The error for an answer that is not a success. */
export function refusal(context: Context, answer: RawAnswer, body: unknown, read: ReadRefusal): ApiError {
  const { code, said } = read(body);
  const word = safeCode(said, context.sent);
  if (answer.status === 429 || code === 'too_frequent') return tooFrequent(answer, word);
  const provider = { status: answer.status, ...(word ? { code: word } : {}) };
  return new ApiError(answer.status >= 500 ? 'upstream_rejected' : (code ?? 'upstream_rejected'), {
    provider,
  });
}

/** Asks a token endpoint once and reads tokens in RFC 6749's form. */
export async function askTokens(
  context: Context,
  request: UpstreamRequest,
  read: ReadRefusal = readOauthRefusal,
): Promise<Tokens> {
  const answer = await callUpstream(context, request);
  const body = parseAnswer(answer);
  if (answer.status !== 200 || peek(body, 'access_token') === undefined) {
    const said = read(body);
    if (answer.status === 200 && said.code === undefined && said.said === undefined) {
      throw new ApiError('upstream_not_json', { provider: { status: 200 } });
    }
    throw refusal(context, answer, body, read);
  }
  return toTokens(context, expectShape(TokenFields, body, answer.status));
}
