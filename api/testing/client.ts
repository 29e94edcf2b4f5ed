import { expectConformance } from './conformance.ts';
import { type RawOptions, sendRaw } from './raw.ts';

/** An answer, read whole. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The JSON in it, if it is JSON. */
  body: unknown;
}

/** Beside the usual: which address the client has; a fresh one by default. */
export interface SendOptions extends RequestInit {
  address?: string;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

let requests = 0;

/** An answer without the code of a confirmed QR code, which is given back on purpose. */
function withoutCode(text: string): string {
  return text.replace(/"authCode":"[^"]*"/, '');
}

/** A client of the server; compares every answer with the contract and keeps it in `seen`. */
export function createClient(base: () => string, seen: string[]) {
  async function send(path: string, options: SendOptions = {}): Promise<Answer> {
    requests += 1;
    const { address = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`, ...init } = options;
    const headers = new Headers(init.headers);
    headers.set('x-test-address', address);
    const response = await fetch(base() + path, { ...init, headers, redirect: 'manual' });
    const text = await response.text();
    const body = parse(text);
    seen.push(`${withoutCode(text)} ${JSON.stringify([...response.headers])}`);
    expectConformance(init.method ?? 'GET', path.split('?', 1)[0] ?? '', response.status, body);
    return { status: response.status, headers: response.headers, text, body };
  }

  return {
    send,
    /** Sends bytes as they are. */
    async raw(text: string, options?: RawOptions): Promise<string> {
      const answer = await sendRaw(base(), text, options);
      seen.push(withoutCode(answer));
      return answer;
    },
    get: (path: string, options: SendOptions = {}) => send(path, options),
    post(path: string, body: unknown, options: SendOptions = {}) {
      const headers = { 'content-type': 'application/json', ...options.headers };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return send(path, { ...options, method: 'POST', body: text, headers });
    },
  };
}
