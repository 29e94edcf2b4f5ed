import type { World } from './world.ts';

/** A request as a pretended provider sees it. */
export interface FakeRequest {
  upstream: string;
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** The body as text. */
  body: string;
  /** The fields of a form, a JSON body or, without a body, the query. */
  fields: Record<string, string>;
  json: unknown;
}

/** What a pretended provider answers. */
export interface FakeAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A pretended provider. */
export type Fake = (world: World, request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;

/** A JSON answer. */
export function say(status: number, body: unknown, headers?: Record<string, string>): FakeAnswer {
  return { status, body, ...(headers ? { headers } : {}) };
}
