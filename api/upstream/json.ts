import type { z } from 'zod';
import { patterns } from '../../contract/patterns.ts';
import { ApiError } from '../http/api-error.ts';
import type { RawAnswer } from './answer.ts';

const decoder = new TextDecoder();

/** JSON whatever the content type says. Throws `upstream_not_json`, or `too_frequent` for a bare 429. */
export function parseAnswer(answer: RawAnswer): unknown {
  try {
    return JSON.parse(decoder.decode(answer.bytes));
  } catch {
    throw answer.status === 429
      ? tooFrequent(answer)
      : new ApiError('upstream_not_json', { provider: { status: answer.status } });
  }
}

/** A field of something a provider sent, or `undefined`. */
export function peek(value: unknown, key: string): unknown {
  // any object can be read by key; what comes out stays unknown
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** The answer in the form the schema expects. Throws `upstream_not_json` for any other. */
export function expectShape<S extends z.ZodType>(schema: S, value: unknown, status: number): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ApiError('upstream_not_json', { provider: { status } });
  return parsed.data;
}

/**
 * A provider's own error code if it is one short word and holds nothing that was sent.
 * `sent` are the secrets of the request: a provider may echo them.
 */
export function safeCode(code: unknown, sent: readonly string[]): string | undefined {
  const text = typeof code === 'number' ? String(code) : code;
  if (typeof text !== 'string' || !patterns.word.test(text)) return undefined;
  return sent.some((secret) => secret.length >= 4 && text.includes(secret)) ? undefined : text;
}

/** The provider asks for patience. */
export function tooFrequent(answer: RawAnswer, code?: string): ApiError {
  return new ApiError('too_frequent', {
    provider: { status: answer.status, ...(code ? { code } : {}) },
    retryAfter: answer.retryAfter ?? 60,
  });
}
