import { expect } from 'vitest';
import { ErrorAnswer, type ErrorAnswer as ErrorBody } from '../../contract/answers.ts';
import { type ErrorCode, errors } from '../../contract/errors.ts';
import { everyBody, everyInput, everyLimited, everyRoute, type Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';

/** The codes a route declares. */
function declared(route: Route): ErrorCode[] {
  return [
    ...everyRoute,
    ...(route.limit ? everyLimited : []),
    ...(route.body || route.query ? everyInput : []),
    ...(route.body ? everyBody : []),
    ...route.errors,
  ];
}

function find(method: string, path: string): Route | undefined {
  return Object.values<Route>(routes).find(
    (route) =>
      route.method === method.toLowerCase() &&
      (route.path.endsWith('*') ? path.startsWith(route.path.slice(0, -1)) : route.path === path),
  );
}

/** Fails unless an answer is what the contract promises for its route: no field more, no code that is not declared. */
export function expectConformance(method: string, path: string, status: number, body: unknown): void {
  const route = find(method, path);
  if (!route) return;
  if (status === 200 && typeof route.answer !== 'string') {
    expect(route.answer.parse(body), `${method} ${path} answers only what the contract names`).toEqual(body);
  }
  if (status < 400) return;
  const known = ErrorAnswer.loose().parse(body);
  expect(
    [...declared(route), 'method_not_allowed', 'not_found'],
    `${method} ${path} declares its errors`,
  ).toContain(known.error);
}

/** Fails unless the body is the envelope of this code; gives the envelope back. */
export function expectError(answer: { status: number; body: unknown }, code: ErrorCode): ErrorBody {
  expect(answer.body).toMatchObject({ error: code, code });
  const parsed = ErrorAnswer.parse(answer.body);
  expect(parsed.message).toBe(parsed.error_description);
  expect(parsed.message).not.toMatch(/[<>&\p{Cc}]/u);
  expect(answer.status).toBe(errors[code].status);
  return parsed;
}
