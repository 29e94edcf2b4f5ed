import { sizes } from '../../contract/patterns.ts';
import { ApiError } from '../http/api-error.ts';
import { readLimited } from '../http/read-bytes.ts';

/** What a provider answered: its status, its bytes, and how long it asks to wait. */
export interface RawAnswer {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
  retryAfter?: number;
}

/** A whole number of seconds from 1 to an hour, if the header holds one. */
export function retryAfterOf(header: string | null): number | undefined {
  if (!header || !/^\d{1,6}$/.test(header)) return undefined;
  return Math.min(3600, Math.max(1, Number(header)));
}

/** Reads at most `limit` bytes. Throws `upstream_too_large`. */
export async function readAnswer(
  response: Response,
  limit: number = sizes.upstreamAnswer,
): Promise<RawAnswer> {
  const bytes = response.body ? await readLimited(response.body, limit) : new Uint8Array();
  if (!bytes) throw new ApiError('upstream_too_large', { provider: { status: response.status } });
  const retryAfter = retryAfterOf(response.headers.get('retry-after'));
  return {
    status: response.status,
    bytes,
    ...(retryAfter ? { retryAfter } : {}),
  };
}
