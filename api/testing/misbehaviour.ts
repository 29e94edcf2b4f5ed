import type { ServerResponse } from 'node:http';
import type { FakeRequest } from '../demo/fake.ts';

/** Answers in a pretended provider's place, or lets it answer by returning false. */
export type Misbehaviour = (request: FakeRequest, response: ServerResponse) => boolean;

function fixed(status: number, body: string, headers: Record<string, string> = {}): Misbehaviour {
  return (_, response) => {
    response.writeHead(status, headers).end(body);
    return true;
  };
}

function trickle(response: ServerResponse, ms: number): void {
  const timer = setInterval(() => response.write(' '), ms);
  response.on('close', () => clearInterval(timer));
}

const all = {
  hang: () => true,
  oneByteAtATime: (_, response) => {
    response.writeHead(200);
    trickle(response, 50);
    return true;
  },
  headersThenHang: (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"access');
    return true;
  },
  reset: (_, response) => {
    response.socket?.resetAndDestroy();
    return true;
  },
  challenge: fixed(200, '<html><title>Just a moment...</title></html>', { 'Content-Type': 'text/html' }),
  empty: fixed(200, ''),
  brokenJson: fixed(200, '{"access_token":', { 'Content-Type': 'application/json' }),
  tooLarge: fixed(200, `{"access_token":"${'x'.repeat(256 * 1024)}"}`),
  redirectInside: fixed(301, '', { Location: 'http://127.0.0.1:1/' }),
  redirectLoop: (_, response) => {
    response.writeHead(302, { Location: response.req.url ?? '/' }).end();
    return true;
  },
  tooManyWithWait: fixed(429, '{"error":"slow_down"}', { 'Retry-After': '7' }),
  tooMany: fixed(429, 'slow down'),
  broken500: fixed(500, '{"error":"server_error"}'),
  broken503: fixed(503, '<html>Service Unavailable</html>'),
  wrongTypes: fixed(200, '{"access_token":{"a":1},"refresh_token":7,"expires_in":"soon"}'),
  array: fixed(200, '[]'),
  htmlInMessage: fixed(400, '{"error":"invalid_grant","error_description":"<script>alert(1)</script>&amp;"}'),
  unknownError: fixed(400, '{"error":"something_new"}'),
} as const satisfies Record<string, Misbehaviour>;

/** What can go wrong at a provider. */
export const misbehaviours: { [Name in keyof typeof all]: Misbehaviour } = all;

/** Repeats a text in every place a word fits, in the envelope of one kind of provider. */
export const echoes = {
  flat: (text: string) =>
    fixed(
      400,
      JSON.stringify({ error: text, code: text, error_description: text, message: text, errno: text }),
    ),
  graph: (text: string) => fixed(400, JSON.stringify({ error: { code: text, message: text } })),
  wopan: (text: string) =>
    fixed(200, JSON.stringify({ STATUS: '200', RSP: { RSP_CODE: text, RSP_DESC: text, DATA: {} } })),
  wopanStatus: (text: string) => fixed(200, JSON.stringify({ STATUS: text, MSG: text, RSP: null })),
} as const;
