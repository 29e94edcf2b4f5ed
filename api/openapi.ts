import { z } from 'zod';
import * as answers from '../contract/answers.ts';
import { type ErrorCode, errors } from '../contract/errors.ts';
import * as requests from '../contract/requests.ts';
import type { Route } from '../contract/route.ts';
import { routes } from '../contract/routes.ts';
import { failuresOf } from '../contract/statuses.ts';

type Json = Record<string, unknown>;

/** The schemas that routes send and receive, by their exported names, and those they are made of. */
const named = new Map<z.ZodType, string>(
  Object.entries({ ...answers, ...requests }).flatMap(([name, schema]) =>
    schema instanceof z.ZodType && !name.endsWith('Query') ? [[schema, name]] : [],
  ),
);

function componentSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}

function reference(schema: z.ZodType): Json {
  return { $ref: `#/components/schemas/${named.get(schema)}` };
}

function parameters(query: z.ZodObject): Json[] {
  return Object.entries(query.shape).map(([name, field]) => {
    const { $schema, description, ...schema } = z.toJSONSchema(field, { io: 'input' });
    const required = !field.safeParse(undefined).success;
    return { name, in: 'query', required, ...(description ? { description } : {}), schema };
  });
}

/** Every failure of a route, by status; those of status 200 belong to its success. */
function errorAnswers(route: Route): Json {
  const isOcr = route.answer === answers.OcrAnswer;
  return Object.fromEntries(
    [...failuresOf(route)]
      .filter(([status]) => status !== 200)
      .map(([status, codes]) => [
        status,
        {
          description: sentences(codes),
          content: {
            'application/json': {
              schema: reference(status === 501 && isOcr ? answers.OcrAnswer : answers.ErrorAnswer),
            },
          },
        },
      ]),
  );
}

function sentences(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `\`${code}\`: ${errors[code].description}`).join('\n\n');
}

function success(route: Route): Json {
  const { answer } = route;
  const plain = { type: 'string' };
  const content =
    typeof answer === 'string'
      ? { [answer]: { schema: answer === 'application/json' ? { type: 'object' } : plain } }
      : { 'application/json': { schema: reference(answer) } };
  const texts = failuresOf(route).get(200);
  const description = texts ? `Success, or a text that says why not.\n\n${sentences(texts)}` : 'Success';
  return { '200': { description, content } };
}

function operation(id: string, route: Route): Json {
  const { path, body, query } = route;
  const ended = route.errors.includes('gone') || route.errors.includes('not_available');
  const target = { name: 'target', in: 'path', required: true, schema: { type: 'string' } };
  const all = [...(path.endsWith('*') ? [target] : []), ...(query ? parameters(query) : [])];
  return {
    operationId: id,
    summary: route.summary,
    tags: [/^\/(?:alist\/)?([^/]+)/.exec(path)?.[1]?.replace('.json', '')],
    ...(ended ? { deprecated: true } : {}),
    ...(all.length > 0 ? { parameters: all } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: reference(body) },
              'application/x-www-form-urlencoded': { schema: reference(body) },
            },
          },
        }
      : {}),
    responses: { ...(ended ? {} : success(route)), ...errorAnswers(route) },
  };
}

/** The OpenAPI 3.1 description of the server, generated from the contract. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [id, route] of Object.entries<Route>(routes)) {
    const path = route.path.replace('*', '{target}');
    paths[path] = { ...paths[path], [route.method]: operation(id, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'AList token server',
      version,
      description:
        'Exchanges and renews tokens for storages of AList. Anonymous: it keeps no accounts and no tokens.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [],
    paths,
    components: { schemas: componentSchemas() },
  };
}

const texts = new Map<string, string>();

/** The description as text, made once. */
export function openApiText(version: string): string {
  const text = texts.get(version) ?? JSON.stringify(openApi(version));
  texts.set(version, text);
  return text;
}
