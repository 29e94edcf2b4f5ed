import { expect } from 'vitest';
import { ErrorAnswer, type ErrorAnswer as ErrorBody } from '../../contract/answers.ts';
import { type ErrorCode, errors } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';
import { openApi } from '../openapi.ts';

function find(method: string, path: string): Route | undefined {
  return Object.values<Route>(routes).find(
    (route) =>
      route.method === method.toLowerCase() &&
      (route.path.endsWith('*') ? path.startsWith(route.path.slice(0, -1)) : route.path === path),
  );
}

const { paths } = openApi('test') as {
  paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
};

/** What the OpenAPI description says of a status of a route. */
function described(route: Route, status: number): string | undefined {
  const responses = paths[route.path.replace('*', '{target}')]?.[route.method]?.responses ?? {};
  return (responses[status] ?? responses[`${Math.floor(status / 100)}XX`])?.description;
}

/**
 * Fails unless an answer is what the contract promises for its route: no field more, no status that OpenAPI does not
 * list, no error that it does not list under this status.
 */
export function expectConformance(method: string, path: string, status: number, body: unknown): void {
  const route = find(method, path);
  if (!route) return;
  const description = described(route, status);
  expect(description, `${method} ${path} lists the status ${status}`).toBeDefined();
  if (status === 200 && typeof route.answer !== 'string') {
    expect(route.answer.parse(body), `${method} ${path} answers only what the contract names`).toEqual(body);
  }
  const { data: failure } = ErrorAnswer.loose().safeParse(body);
  if (status >= 400) expect(failure, `${method} ${path} answers an error`).toBeDefined();
  if (failure)
    expect(description, `${method} ${path} lists ${failure.error} with ${status}`).toContain(
      `\`${failure.error}\``,
    );
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
