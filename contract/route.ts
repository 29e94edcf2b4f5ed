import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Classes of the limiter; each has its own budget per client address. */
export type LimitClass = 'exchange' | 'renew' | 'ali' | 'poll' | 'proxy' | 'site' | 'wopan';

/** One route: what goes in, what comes out, what can go wrong beyond `everyRoute`. */
export interface Route {
  method: 'get' | 'post';
  path: string;
  summary: string;
  /** `null`: not counted, because it costs nothing. */
  limit: LimitClass | null;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** A schema, or the media type of what is sent ready-made. */
  answer: z.ZodType | 'image/svg+xml' | 'image/png' | 'application/json';
  errors: readonly ErrorCode[];
  /**
   * How failures are told where it is not by the status of their code: `text`, as AList reads a GET renewal;
   * `provider`, by the status of the provider, where it has answered with one.
   */
  failures?: 'text' | 'provider';
}

/** What every route can answer. */
export const everyRoute = ['origin_not_allowed', 'method_not_allowed', 'uri_too_long', 'internal'] as const;
/** What every counted route can answer. */
export const everyLimited = ['rate_limited'] as const;
/** What every route with a query or a body can answer. */
export const everyInput = ['invalid_request'] as const;
/** What every route with a body can answer. */
export const everyBody = ['payload_too_large', 'unsupported_media_type'] as const;

/** What every question to a provider can end with. */
export const asks = [
  'busy',
  'too_frequent',
  'upstream_rejected',
  'upstream_not_json',
  'upstream_redirect',
  'upstream_too_large',
  'upstream_unreachable',
  'upstream_timeout',
] as const;
/** What a provider that says why it refuses can mean. */
export const refusals = ['invalid_grant', 'invalid_client', 'forbidden'] as const;
/** What every use of a client can end with. */
export const grants = [...asks, ...refusals, 'provider_not_configured'] as const;
/** What every exchange of a code can end with. */
export const codes = [...grants, 'redirect_mismatch'] as const;

/** Checks the shape of a route and keeps its exact types. */
export function route<const R extends Route>(shape: R): R {
  return shape;
}
