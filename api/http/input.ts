import type { z } from 'zod';
import { sizes } from '../../contract/patterns.ts';
import type { Route } from '../../contract/route.ts';
import { ApiError } from './api-error.ts';
import { bodyKind, readBody } from './body.ts';

/** Says which field is wrong and which form it must have; never the value. */
function explain(error: z.ZodError): ApiError {
  const [issue] = error.issues;
  const field = issue?.path.join('.') || 'request';
  return new ApiError('invalid_request', {
    description: `${field}: must be ${issue?.message ?? 'of another form'}.`,
  });
}

function check(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw explain(parsed.error);
  return parsed.data;
}

/** The query as an object; of a repeated key the last one counts. */
function queryOf(url: string): Record<string, string> {
  const start = url.indexOf('?');
  return Object.fromEntries(start < 0 ? [] : new URLSearchParams(url.slice(start + 1)));
}

/** Throws `uri_too_long`. */
export function checkLength(request: Request): void {
  if (request.url.length > sizes.url) throw new ApiError('uri_too_long');
}

/** What the handler of a route is given. Throws 415, 414, 413 and 400, in this order. */
export async function readInput(
  route: Route,
  request: Request,
  read: () => Promise<Uint8Array | undefined>,
): Promise<unknown> {
  const kind = route.body ? bodyKind(request.headers) : undefined;
  checkLength(request);
  if (route.body) return check(route.body, await readBody(request, kind, read));
  return route.query ? check(route.query, queryOf(request.url)) : undefined;
}
