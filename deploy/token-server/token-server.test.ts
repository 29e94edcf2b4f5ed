import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const startSource = readFileSync('api/entry/start.ts', 'utf8');

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
  const limit = (name: string) => Number(known.get(`RATE_${name}`)?.default);
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
    // whatever the file of variables says: the port above and the health check rely on them
    environment: { HOST: '0.0.0.0', PORT: '3002' },
  });
});

/** The packages that the files reachable from `entry` import, types aside. */
function packagesOf(entry: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  seen.add(entry);
  const source = readFileSync(entry, 'utf8');
  for (const [, from = ''] of source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gm)) {
    if (from.startsWith('node:') || from.endsWith('.json')) continue;
    const file = from.startsWith('.') ? join(dirname(entry), from) : '';
    if (file && !seen.has(file)) for (const name of packagesOf(file, seen)) packages.add(name);
    if (!file) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from);
  }
  return packages;
}

it('the container holds exactly the packages the server imports, and the folders they lie in', () => {
  const docker = file('Dockerfile');
  const listed = [...(/const names = \[([^\]]+)\]/.exec(docker)?.[1] ?? '').matchAll(/'([^']+)'/g)];
  const seen = new Set<string>();
  expect(listed.map(([, name]) => name).sort()).toEqual([...packagesOf('api/entry/node.ts', seen)].sort());
  const folders = new Set([...seen].map((path) => path.split('/')[0]));
  for (const folder of folders) expect(docker).toContain(`COPY ${folder} ${folder}`);
});

it('the systemd unit starts files that exist, and gives requests under way the time the server takes', () => {
  const unit = file('alist-token-server.service');
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const folder = value('WorkingDirectory');
  const [program = '', ...args] = value('ExecStart').split(' ');
  expect(program.startsWith(`${folder}/node_modules/.bin/`)).toBe(true);
  expect(existsSync(program.replace(`${folder}/`, ''))).toBe(true);
  expect(existsSync(args.at(-1) ?? '')).toBe(true);
  expect(args.slice(0, -1)).toEqual(
    /"api": "node (.*) api\/entry\/node\.ts"/.exec(readFileSync('package.json', 'utf8'))?.[1]?.split(' '),
  );
  const patience = Number(/shutDown\(server, ([\d_]+)\)/.exec(startSource)?.[1]?.replaceAll('_', ''));
  expect(patience).toBeGreaterThan(0);
  expect(Number(value('TimeoutStopSec')) * 1000).toBeGreaterThan(patience);
});
