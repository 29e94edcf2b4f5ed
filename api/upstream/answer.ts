import { sizes } from '../../contract/patterns.ts';
import { ApiError } from '../http/api-error.ts';

/** What a provider answered: its status, its bytes, and how long it asks to wait. */
export interface RawAnswer {
  status: number;
  type: string;
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
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) break;
    length += value.byteLength;
    if (length > limit) {
      await reader?.cancel().catch(() => undefined);
      throw new ApiError('upstream_too_large', { provider: { status: response.status } });
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  const retryAfter = retryAfterOf(response.headers.get('retry-after'));
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    bytes,
    ...(retryAfter ? { retryAfter } : {}),
  };
}
