import { sizes } from '../../contract/patterns.ts';
import { ApiError } from './api-error.ts';

/** How a body is written. */
export type Kind = 'json' | 'form';

/**
 * What the Content-Type header stands for. `text/plain` is JSON: that is what a browser sends when a page names none.
 * Throws `unsupported_media_type` for anything else, for another charset and for compressed bodies.
 */
export function bodyKind(headers: Headers): Kind | undefined {
  const encoding = headers.get('content-encoding');
  if (encoding && encoding !== 'identity') throw new ApiError('unsupported_media_type');
  const header = headers.get('content-type');
  if (header === null || header === '') return undefined;
  const [type = '', ...parameters] = header
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((part) => part.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (charset && charset !== 'utf-8' && charset !== 'utf8') throw new ApiError('unsupported_media_type');
  if (type === 'application/json' || type === 'text/plain') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  throw new ApiError('unsupported_media_type');
}

const decoder = new TextDecoder('utf-8', { fatal: true });

async function readText(request: Request, read: () => Promise<Uint8Array | undefined>): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > sizes.body)
    throw new ApiError('payload_too_large');
  let bytes: Uint8Array | undefined;
  let text: string | undefined;
  try {
    bytes = await read();
    text = bytes && decoder.decode(bytes);
  } catch {
    throw new ApiError('invalid_request', { description: 'The body is not complete or not UTF-8.' });
  }
  if (text === undefined) throw new ApiError('payload_too_large');
  return text;
}

function checkShape(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > sizes.depth)
    throw new ApiError('invalid_request', { description: 'The body is nested too deeply.' });
  for (const key of Object.keys(value)) {
    if (key === '__proto__')
      throw new ApiError('invalid_request', { description: 'The body has a forbidden key.' });
    // read by a key that was just listed
    checkShape((value as Record<string, unknown>)[key], depth + 1);
  }
}

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('invalid_request', { description: 'The body is not JSON.' });
  }
  checkShape(value, 1);
  return value;
}

function parseForm(text: string): unknown {
  const entries = [...new URLSearchParams(text)];
  if (entries.some(([key]) => key === '__proto__')) {
    throw new ApiError('invalid_request', { description: 'The body has a forbidden key.' });
  }
  return Object.fromEntries(entries);
}

/**
 * The body of a request as a value that is still to be checked against its schema; `read` gives at most `sizes.body`
 * bytes. No body and no type count as `{}`. Throws 413, 415 and 400.
 */
export async function readBody(
  request: Request,
  kind: Kind | undefined,
  read: () => Promise<Uint8Array | undefined>,
): Promise<unknown> {
  const text = await readText(request, read);
  if (kind === undefined) {
    if (text !== '') throw new ApiError('unsupported_media_type');
    return {};
  }
  return kind === 'json' ? parseJson(text) : parseForm(text);
}
