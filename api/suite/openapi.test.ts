import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { errorCodes } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';
import { describeApi } from '../testing/harness.ts';

describeApi('/openapi.json', (api) => {
  it('is OpenAPI 3.1 without a single problem', async () => {
    const { text } = await api.get('/openapi.json');
    const config = await createConfig({
      extends: ['recommended'],
      // routes that have ended never succeed
      rules: { 'operation-2xx-response': 'off' },
    });
    const problems = await lintFromString({ source: text, config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([]);
  }, 60_000);

  it('describes every route, its methods and every error code', async () => {
    const { body, text } = await api.get('/openapi.json');
    // the form was just linted
    const { paths, openapi } = body as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(openapi).toMatch(/^3\.1\./);
    for (const [name, { path, method }] of Object.entries<Route>(routes)) {
      expect(paths[path.replace('*', '{target}')]?.[method]?.operationId).toBe(name);
    }
    for (const code of errorCodes) expect(text).toContain(`\`${code}\``);
  });
});
