import type { Load } from './load.ts';

const json = { 'content-type': 'application/json' };
const origin = 'https://docs.example';
let codes = 0;

/** The kinds of requests whose cost is promised. */
export const loads = {
  health: { path: '/healthz', status: 200 },
  preflight: { path: '/v1/renew', method: 'OPTIONS', headers: { origin }, status: 204 },
  'rejected: origin': { path: '/v1/providers', headers: { origin: 'https://evil.example' }, status: 403 },
  'rejected: field': {
    path: '/v1/renew',
    method: 'POST',
    headers: json,
    body: '{"provider":"x"}',
    status: 400,
  },
  'rejected: size': {
    path: '/v1/renew',
    method: 'POST',
    headers: json,
    body: 'x'.repeat(16 * 1024 + 1),
    status: 413,
  },
  exchange: {
    path: '/alist/google/token',
    method: 'POST',
    headers: { ...json, origin },
    // a new code each time: one that comes twice never reaches the provider
    body: () => JSON.stringify({ grant_type: 'authorization_code', code: `code-${codes++}` }),
    status: 200,
  },
} as const satisfies Record<string, Load>;
