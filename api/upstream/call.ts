import type { Slots } from '../guard/slots.ts';
import { ApiError } from '../http/api-error.ts';
import { type RawAnswer, readAnswer } from './answer.ts';
import type { UpstreamName, Upstreams } from './table.ts';

/** One request to a provider. `path` is a constant, or built from encoded parts. */
export interface UpstreamRequest {
  to: UpstreamName;
  path: string;
  method: 'GET' | 'POST';
  query?: Record<string, string>;
  form?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
  /** A long poll: the provider answers only when something changes. */
  poll?: boolean;
  /** Bytes to read at most. */
  limit?: number;
}

/** Milliseconds to the first byte, to the last, and for a long poll. */
export interface Timeouts {
  headers: number;
  total: number;
  poll: number;
}

/** The limits of section 4.1: the AList program itself gives up after 30 s. */
export const defaultTimeouts: Timeouts = { headers: 8_000, total: 12_000, poll: 25_000 };

/** What a call needs of the server, and where it notes what happened. */
export interface Caller {
  upstreams: Upstreams;
  fetch: typeof fetch;
  slots: Slots;
  /** Room for long polls, by address. */
  pollSlots: Slots;
  /** What the limiter knows the client by. */
  address(): string;
  timeouts: Timeouts;
  trace: { upstream?: string; upstreamStatus?: number };
}

function prepare(base: string, request: UpstreamRequest): [string, RequestInit] {
  const query = request.query ? `?${new URLSearchParams(request.query)}` : '';
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'User-Agent': 'alist-token-server',
    ...request.headers,
  };
  let body: string | null = null;
  if (request.form) {
    headers['Content-Type'] = 'application/x-www-form-urlencoded';
    body = new URLSearchParams(request.form).toString();
  } else if (request.json !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(request.json);
  }
  return [`${base}${request.path}${query}`, { method: request.method, headers, body, redirect: 'manual' }];
}

async function attempt(caller: Caller, request: UpstreamRequest): Promise<RawAnswer> {
  const [url, init] = prepare(caller.upstreams[request.to], request);
  const { headers, total, poll } = caller.timeouts;
  const abort = new AbortController();
  let late = false;
  const end = () => {
    late = true;
    abort.abort();
  };
  const whole = setTimeout(end, request.poll ? poll : total);
  const first = setTimeout(end, request.poll ? poll : headers);
  try {
    const response = await caller.fetch(url, { ...init, signal: abort.signal });
    clearTimeout(first);
    caller.trace.upstreamStatus = response.status;
    if (response.status >= 300 && response.status < 400) {
      abort.abort();
      throw new ApiError('upstream_redirect', { provider: { status: response.status } });
    }
    return await readAnswer(response, request.limit);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(late ? 'upstream_timeout' : 'upstream_unreachable');
  } finally {
    clearTimeout(first);
    clearTimeout(whole);
  }
}

/**
 * Asks a provider once. Never follows redirects, never repeats.
 * Throws `busy`, `upstream_timeout`, `upstream_unreachable`, `upstream_redirect` or `upstream_too_large`.
 */
export function callUpstream(caller: Caller, request: UpstreamRequest): Promise<RawAnswer> {
  caller.trace.upstream = request.to;
  const [slots, name] = request.poll ? [caller.pollSlots, caller.address()] : [caller.slots, request.to];
  return slots(name, () => attempt(caller, request));
}

/** Asks for a status, which changes nothing: once more if the network failed. */
export async function askStatus(caller: Caller, request: UpstreamRequest): Promise<RawAnswer> {
  try {
    return await callUpstream(caller, request);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'upstream_unreachable')
      return callUpstream(caller, request);
    throw error;
  }
}
