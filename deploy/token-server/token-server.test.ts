import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

// facts/token-server.json is compared with the server's schema by the API's own tests
const { variables } = JSON.parse(readFileSync('facts/token-server.json', 'utf8')) as {
  variables: { name: string; default?: string; secret?: true }[];
};
const known = new Map(variables.map((variable) => [variable.name, variable]));

it('the example of variables names only variables that exist, and holds no secret', () => {
  const lines = file('token-server.env.example')
    .split('\n')
    .filter((line) => /^#?[A-Z0-9_]+=/.test(line));
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    const [name = '', value = ''] = line.replace(/^#/, '').split('=');
    expect(known.has(name), name).toBe(true);
    if (known.get(name)?.secret) expect(value).toBe('');
  }
});

it('the Worker is given the same limits as the server has by default, and no invocation logs', () => {
  // the form of Wrangler's file
  const config = parseToml(file('wrangler.toml')) as {
    ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: number } }[];
    observability: { logs: { invocation_logs: boolean } };
    vars: Record<string, string>;
  };
  expect(config.observability.logs.invocation_logs).toBe(false);
  const limit = (name: string) =>
    Number(known.get(name === 'ALI' ? 'ALI_LIMIT_MAX' : `RATE_${name}`)?.default);
  for (const { name, simple } of config.ratelimits) {
    expect(simple).toEqual({ limit: limit(name.replace('RATE_LIMIT_', '')), period: 60 });
  }
  expect(new Set(config.ratelimits.map(({ namespace_id }) => namespace_id)).size).toBe(
    config.ratelimits.length,
  );
  for (const name of Object.keys(config.vars)) expect(known.has(name), name).toBe(true);
});

it('the container listens to its own machine only, writes nothing and lets renewals end', () => {
  // the form of a Compose file
  const { services } = parseYaml(file('compose.yaml')) as {
    services: Record<string, Record<string, unknown>>;
  };
  expect(services['token-server']).toMatchObject({
    ports: ['127.0.0.1:3002:3002'],
    read_only: true,
    stop_grace_period: '20s',
  });
});

it('the container holds every package the server imports', () => {
  const listed = /const names = \[([^\]]+)\]/.exec(file('Dockerfile'))?.[1] ?? '';
  for (const name of ['hono', '@hono/node-server', 'zod', 'uqr', '@noble/hashes'])
    expect(listed).toContain(`'${name}'`);
});
