import { type ErrorCode, errors } from './errors.ts';
import { everyBody, everyInput, everyLimited, everyRoute, type Route } from './route.ts';

/** An HTTP status, or the range a provider's own status lies in. */
export type Status = number | '4XX' | '5XX';

/** Codes after which asking again later could end differently. */
export const passing: ReadonlySet<ErrorCode> = new Set([
  'busy',
  'rate_limited',
  'too_frequent',
  'internal',
  'upstream_not_json',
  'upstream_redirect',
  'upstream_too_large',
  'upstream_unreachable',
  'upstream_timeout',
]);

/** Codes that a provider's answer leads to. */
const said: ReadonlySet<ErrorCode> = new Set([
  'invalid_grant',
  'invalid_client',
  'redirect_mismatch',
  'forbidden',
  'too_frequent',
  'upstream_rejected',
  'upstream_not_json',
  'upstream_too_large',
]);

/** Codes that are told before it is known which route is asked. */
export const early: ReadonlySet<ErrorCode> = new Set(['origin_not_allowed', 'method_not_allowed']);

/** The status of a passing failure of a GET renewal: on a 429 AList would post the token to another host. */
export function withoutTooMany(status: number): number {
  return status === 429 ? errors.busy.status : status;
}

/** The statuses that a code can be answered with by a route. */
function statusesOf(route: Route, code: ErrorCode): Status[] {
  const { status } = errors[code];
  if (route.failures === 'provider' && said.has(code)) return [status, '4XX', '5XX'];
  if (route.failures !== 'text' || early.has(code)) return [status];
  // a provider that refuses with its own 5xx may come round
  if (code === 'upstream_rejected') return [200, status];
  return [passing.has(code) ? withoutTooMany(status) : 200];
}

/** Every code a route can answer, by status. A 200 among them stands for a text that AList shows. */
export function failuresOf(route: Route): Map<Status, ErrorCode[]> {
  const codes = new Set<ErrorCode>([
    ...everyRoute,
    ...(route.limit ? everyLimited : []),
    ...(route.body || route.query ? everyInput : []),
    ...(route.body ? everyBody : []),
    ...route.errors,
  ]);
  const failures = new Map<Status, ErrorCode[]>();
  for (const code of codes) {
    for (const status of statusesOf(route, code))
      failures.set(status, [...(failures.get(status) ?? []), code]);
  }
  for (const [status, list] of failures) {
    // OpenAPI reads a status for itself before the range it lies in
    const range = failures.get(`${Math.floor(Number(status) / 100)}XX` as Status);
    if (range) failures.set(status, [...new Set([...list, ...range])]);
  }
  return failures;
}
