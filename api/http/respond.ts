import type { ErrorAnswer } from '../../contract/answers.ts';
import type { ApiError } from './api-error.ts';

/** Headers of every answer. */
export const alwaysHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  Vary: 'Origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Text for people: one line, plain, at most 300 characters; AList shows it in its UI as HTML. */
export function plainText(text: string): string {
  const plain = text.replace(/[<>&]/g, '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return plain.trim().slice(0, 300);
}

/** The one shape of every error. */
export function envelope(error: ApiError, requestId: string): ErrorAnswer {
  const description = plainText(error.message);
  const { provider, retryAfter, captchaUuid } = error.details;
  return {
    error: error.code,
    error_description: description,
    code: error.code,
    message: description,
    ...(provider ? { provider } : {}),
    ...(retryAfter ? { retry_after: retryAfter } : {}),
    ...(captchaUuid ? { captcha_uuid: captchaUuid } : {}),
    request_id: requestId,
  };
}

/** Headers of a plain answer: those of every answer, the request id and, for a page, the CORS grant. */
export function baseHeaders(requestId: string, origin: string | undefined): Record<string, string> {
  const headers: Record<string, string> = { ...alwaysHeaders, 'X-Request-Id': requestId };
  if (origin) {
    headers['Access-Control-Allow-Origin'] = origin;
    headers['Access-Control-Expose-Headers'] = 'Retry-After, X-Request-Id';
  }
  return headers;
}

/** A JSON answer. */
export function json(value: unknown, status: number, headers: Record<string, string>): Response {
  headers['Content-Type'] = 'application/json; charset=utf-8';
  return new Response(JSON.stringify(value), { status, headers });
}

/** An error answer with its envelope and, where one has to wait, `Retry-After`. */
export function problem(error: ApiError, requestId: string, headers: Record<string, string>): Response {
  if (error.details.retryAfter) headers['Retry-After'] = String(error.details.retryAfter);
  return json(envelope(error, requestId), error.status, headers);
}
