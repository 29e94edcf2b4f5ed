import { ApiError } from './api-error.ts';

/**
 * The origin of the page that asks, if it may. Programs send none and are served.
 * Throws `origin_not_allowed` for every origin that is not literally on the list, `null` included.
 */
export function checkOrigin(origin: string | null, allowed: ReadonlySet<string>): string | undefined {
  if (origin === null) return undefined;
  if (!allowed.has(origin)) throw new ApiError('origin_not_allowed');
  return origin;
}

/** The answer to a preflight of an allowed origin. */
export function preflight(headers: Record<string, string>, methods: string): Response {
  headers['Access-Control-Allow-Methods'] = methods;
  headers['Access-Control-Allow-Headers'] = 'content-type';
  headers['Access-Control-Max-Age'] = '7200';
  headers.Allow = methods;
  return new Response(null, { status: 204, headers });
}
