import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import type { Tokens } from '../../contract/answers.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { renewOnce } from '../renewal.ts';
import { TokenFields, toTokens } from '../tokens.ts';
import type { RawAnswer } from '../upstream/answer.ts';
import { callUpstream } from '../upstream/call.ts';
import { expectShape, parseAnswer, peek, safeCode, tooFrequent } from '../upstream/json.ts';
import type { Provider } from './provider.ts';

const CodeFields = z.object({
  uid: z.string().min(1),
  time: z.union([z.number(), z.string().regex(/^\d+$/)]).transform(Number),
  qrcode: z.string().min(1),
  sign: z.string().min(1),
});

/** Numbers of 115's open platform, and of its QR codes. */
const numbers: Readonly<Record<string, ErrorCode>> = {
  40140100: 'app_rejected',
  40140106: 'app_rejected',
  40140107: 'app_rejected',
  40140108: 'app_rejected',
  40140109: 'app_rejected',
  40140110: 'app_rejected',
  40140118: 'app_rejected',
  40140112: 'invalid_grant',
  40140113: 'invalid_grant',
  40140114: 'invalid_grant',
  40140115: 'invalid_grant',
  40140116: 'invalid_grant',
  40140119: 'invalid_grant',
  40140120: 'invalid_grant',
  40140117: 'too_frequent',
  40140121: 'too_frequent',
  40140122: 'app_rejected',
  40199002: 'invalid_grant',
};

/** No list says what 115 answers before the log-in is confirmed, so that its words decide. They are not passed on. */
const unconfirmed = /未.{0,4}(确认|授权|扫码|扫描)|not.{0,12}(confirmed|authori[sz]ed|scanned)/i;

function wordsOf(body: unknown): string {
  return `${peek(body, 'message') ?? ''} ${peek(body, 'error') ?? ''}`;
}

function refused(context: Context, answer: RawAnswer, body: unknown, words?: RegExp): ApiError {
  const number = String(peek(body, 'errno') || peek(body, 'code') || '');
  const word = safeCode(number, context.sent);
  const code = numbers[number] ?? (words?.test(wordsOf(body)) ? 'not_confirmed' : undefined);
  if (code === 'too_frequent' || answer.status === 429) return tooFrequent(answer, word);
  const provider = { status: answer.status, ...(word ? { code: word } : {}) };
  if (answer.status >= 500) return new ApiError('upstream_rejected', { provider });
  return new ApiError(code ?? 'upstream_rejected', { provider });
}

/** Posts a form and opens 115's envelope. */
async function ask(context: Context, path: string, form: Record<string, string>, words?: RegExp) {
  const answer = await callUpstream(context, { to: 'pan115', path, method: 'POST', form });
  const body = parseAnswer(answer);
  const state = peek(body, 'state');
  const data = peek(body, 'data');
  const fine =
    answer.status === 200 && (state === 1 || state === true) && typeof data === 'object' && data !== null;
  if (!fine) throw refused(context, answer, body, words);
  return { data, status: answer.status };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** A PKCE verifier of 64 characters. */
function makeVerifier(): string {
  return toBase64(randomBytes(48)).replaceAll('+', '-').replaceAll('/', '_');
}

/** Starts a log-in by QR code; makes a verifier where the request brings no challenge. */
export async function startDevice(
  context: Context,
  input: { app_id?: string | undefined; code_challenge?: string | undefined },
) {
  const appId = input.app_id || context.config.appId115;
  if (!appId) throw new ApiError('provider_not_configured');
  if (appId !== context.config.appId115 && !context.config.allowOwnClient) {
    throw new ApiError('forbidden', { description: 'This server does not accept app ids of other people.' });
  }
  const verifier = input.code_challenge ? undefined : makeVerifier();
  const challenge = input.code_challenge || toBase64(sha256(new TextEncoder().encode(verifier)));
  const form = { client_id: appId, code_challenge: challenge, code_challenge_method: 'sha256' };
  const { data, status } = await ask(context, '/open/authDeviceCode', form);
  return { ...(verifier ? { code_verifier: verifier } : {}), resp: expectShape(CodeFields, data, status) };
}

/** The tokens of a log-in that was confirmed in the app; `not_confirmed` before that. */
export async function finishDevice(context: Context, input: { uid: string; code_verifier: string }) {
  context.sent.push(input.code_verifier);
  const { data, status } = await ask(context, '/open/deviceCodeToToken', { ...input }, unconfirmed);
  return { resp: toTokens(context, expectShape(TokenFields, data, status)) };
}

async function renew(context: Context, input: { refresh_token: string }): Promise<Tokens> {
  context.sent.push(input.refresh_token);
  return renewOnce(context, input.refresh_token, ['115', input.refresh_token], async () => {
    const { data, status } = await ask(context, '/open/refreshToken', { refresh_token: input.refresh_token });
    return toTokens(context, expectShape(TokenFields, data, status));
  });
}

/** 115 Open: a log-in by QR code with PKCE, no secret. */
export const pan115: Provider = {
  describe: ({ config }) => ({
    configured: config.appId115 !== undefined,
    ...(config.appId115 ? { client_id: config.appId115 } : {}),
    flow: 'device',
    scopes: [],
    pkce: true,
    secret_required: false,
    single_use_refresh: true,
    own_client_allowed: config.allowOwnClient,
  }),
  renew,
};
