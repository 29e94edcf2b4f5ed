import { z } from 'zod';
import { type PairName, pairs, shareable, type Variable, variables } from './variables.ts';

/** A client registered with a provider. */
export interface Client {
  id: string;
  secret: string;
  /** The operator allows handing the pair out. */
  shareable: boolean;
}

/** The whole configuration, checked. */
export interface Config {
  port: number;
  host: string;
  siteUrl: string;
  allowedOrigins: ReadonlySet<string>;
  trustProxy: number;
  allowOwnClient: boolean;
  renewReplaySeconds: number;
  logLevel: 'silent' | 'error' | 'info' | 'debug';
  rates: { exchange: number; renew: number; poll: number; proxy: number; site: number };
  aliLimit: { max: number; minutes: number };
  clients: Readonly<Partial<Record<PairName, Client>>>;
  appId115?: string;
  wopan?: { id: string; secret: string; iv: string };
}

/** The environment does not describe a server. Names variables, never their values. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Whether a text is a scheme, a host and perhaps a port, and nothing more. */
function isOrigin(text: string): boolean {
  return (
    /^https?:\/\/[a-z0-9.:[\]-]+\/?$/.test(text) &&
    URL.canParse(text) &&
    new URL(text).origin === text.replace(/\/$/, '')
  );
}

const checks: Record<Variable['kind'], (variable: Variable) => z.ZodType> = {
  text: () => z.string().regex(/^[\x21-\x7e]{1,256}$/),
  secret: () => z.string().regex(/^[\x20-\x7e]{1,512}$/),
  url: () => z.string().refine(isOrigin),
  list: () => z.string().refine((list) => split(list).every(isOrigin)),
  switch: () => z.enum(['0', '1']),
  choice: (variable) => z.enum(variable.choices ?? []),
  number: (variable) => {
    const [least, most] = variable.range ?? [0, Number.MAX_SAFE_INTEGER];
    return z
      .string()
      .regex(/^\d{1,7}$/)
      .refine((text) => Number(text) >= least && Number(text) <= most);
  },
};

const wants: Record<Variable['kind'], (variable: Variable) => string> = {
  text: () => 'must be text without spaces',
  secret: () => 'must be printable text',
  url: () => 'must be an origin such as https://example.org',
  list: () => 'must be a comma list of origins such as https://example.org, without * and paths',
  switch: () => 'must be 0 or 1',
  choice: (variable) => `must be one of ${variable.choices?.join(', ')}`,
  number: (variable) => `must be a number from ${variable.range?.join(' to ')}`,
};

function split(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/**
 * Reads the environment (or a Worker's variables). Missing and blank variables take their default.
 * Throws `ConfigError` with one line for every wrong variable and every half pair.
 */
export function readConfig(environment: Record<string, unknown>): Config {
  const problems: string[] = [];
  const value: Record<string, string> = {};
  for (const variable of variables) {
    const given = environment[variable.name];
    const text = typeof given === 'string' ? given.trim() : '';
    value[variable.name] = text || variable.default;
    if (text && !checks[variable.kind](variable).safeParse(text).success) {
      problems.push(`${variable.name} ${wants[variable.kind](variable)}.`);
    }
  }
  const get = (name: string) => value[name] ?? '';
  const clients: Partial<Record<PairName, Client>> = {};
  // Object.keys loses the key type.
  for (const pair of Object.keys(pairs) as PairName[]) {
    const id = get(`${pair}_CLIENT_ID`);
    const secret = get(`${pair}_CLIENT_SECRET`);
    if (!id !== !secret) problems.push(`${pair}_CLIENT_ID and ${pair}_CLIENT_SECRET: set both or neither.`);
    const share = shareable.includes(pair) && get(`${pair}_SECRET_SHAREABLE`) === '1';
    if (id && secret) clients[pair] = { id, secret, shareable: share };
  }
  const wopan = { id: get('WOPAN_CLIENT_ID'), secret: get('WOPAN_CLIENT_SECRET'), iv: get('WOPAN_AES_IV') };
  const parts = Object.values(wopan).filter(Boolean).length;
  if (parts !== 0 && (parts !== 3 || wopan.secret.length !== 16 || wopan.iv.length !== 16)) {
    problems.push(
      'WOPAN_CLIENT_ID, WOPAN_CLIENT_SECRET and WOPAN_AES_IV: set all three (the last two with 16 characters) or none.',
    );
  }
  if (get('APP_ID_115') && !/^\d{1,20}$/.test(get('APP_ID_115'))) problems.push('APP_ID_115 must be digits.');
  if (problems.length > 0) {
    throw new ConfigError(
      `The token server cannot start with this configuration:\n  ${problems.join('\n  ')}`,
    );
  }
  const siteUrl = get('SITE_URL').replace(/\/$/, '');
  const origins = split(get('ALLOWED_ORIGINS')).map((item) => new URL(item).origin);
  const number = (name: string) => Number(get(name));
  return {
    port: number('PORT'),
    host: get('HOST'),
    siteUrl,
    allowedOrigins: new Set(origins.length > 0 ? origins : [new URL(siteUrl).origin]),
    trustProxy: number('TRUST_PROXY'),
    allowOwnClient: get('ALLOW_OWN_CLIENT') === '1',
    renewReplaySeconds: number('RENEW_REPLAY_SECONDS'),
    // checked above against the choices
    logLevel: get('LOG_LEVEL') as Config['logLevel'],
    rates: {
      exchange: number('RATE_EXCHANGE'),
      renew: number('RATE_RENEW'),
      poll: number('RATE_POLL'),
      proxy: number('RATE_PROXY'),
      site: number('RATE_SITE'),
    },
    aliLimit: { max: number('ALI_LIMIT_MAX'), minutes: number('ALI_LIMIT_MINUTES') },
    clients,
    ...(get('APP_ID_115') ? { appId115: get('APP_ID_115') } : {}),
    ...(parts === 3 ? { wopan } : {}),
  };
}

/** The names of what has a default client, for the line written at start. */
export function configuredNames(config: Config): string[] {
  return [
    ...Object.keys(config.clients).map((pair) => pairs[pair as PairName]),
    ...(config.appId115 ? ['115'] : []),
    ...(config.wopan ? ['WoPan'] : []),
  ];
}
