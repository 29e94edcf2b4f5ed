import type { Route } from '../../contract/route.ts';
import { type RouteName, routes } from '../../contract/routes.ts';
import { early, withoutTooMany } from '../../contract/statuses.ts';
import { type ApiError, isPassing } from './api-error.ts';
import { envelope, json, problem } from './respond.ts';

/**
 * The error as the caller of this route reads it.
 * - GET renewal: AList reads `text` only from a 2xx answer and `code`, `message` only from 400 up; on a 429 it would
 *   post the refresh token to another host, so that a 429 becomes a 503.
 * - OCR: AList reads `status` and `msg`.
 */
export function failure(
  error: ApiError,
  name: RouteName | undefined,
  id: string,
  headers: Record<string, string>,
): Response {
  if (name === 'ocr' && error.code === 'not_available') {
    return json({ ...envelope(error, id), status: 501, msg: envelope(error, id).message }, 501, headers);
  }
  const route: Route | undefined = name && routes[name];
  if (route?.failures !== 'text' || early.has(error.code)) return problem(error, id, headers);
  const said = envelope(error, id);
  if (!isPassing(error)) return json({ text: said.message, ...said }, 200, headers);
  if (error.details.retryAfter) headers['Retry-After'] = String(error.details.retryAfter);
  return json(said, withoutTooMany(error.status), headers);
}
