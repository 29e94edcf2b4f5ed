import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError, configuredNames, readConfig } from './config.ts';
import { pairs, variables } from './variables.ts';

function problemsOf(environment: Record<string, unknown>): string {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof Error ? error.message : '';
  }
}

describe('the configuration', () => {
  it('needs nothing: then no provider has a default client, and only the local site may call', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3002, host: '127.0.0.1', trustProxy: 0, renewReplaySeconds: 60 });
    expect([...config.allowedOrigins]).toEqual(['http://localhost:8080']);
    expect(configuredNames(config)).toEqual([]);
  });

  it('takes blank variables for missing ones and trims the others', () => {
    expect(readConfig({ PORT: ' ', GOOGLE_CLIENT_ID: '  ', GOOGLE_CLIENT_SECRET: '' }).port).toBe(3002);
    expect(readConfig({ PORT: ' 80 ' }).port).toBe(80);
    expect(readConfig({ PORT: 80 }).port).toBe(3002);
  });

  it('refuses half a pair, whichever half', () => {
    for (const pair of Object.keys(pairs)) {
      for (const half of ['ID', 'SECRET']) {
        expect(problemsOf({ [`${pair}_CLIENT_${half}`]: 'canary' })).toContain(
          `${pair}_CLIENT_ID and ${pair}_CLIENT_SECRET`,
        );
      }
    }
    expect(problemsOf({ WOPAN_CLIENT_ID: 'x' })).toContain('WOPAN_AES_IV');
    const short = { WOPAN_CLIENT_ID: 'x', WOPAN_CLIENT_SECRET: 'short', WOPAN_AES_IV: '0123456789abcdef' };
    expect(problemsOf(short)).toContain('16 characters');
  });

  it('refuses origins that are not origins', () => {
    for (const origin of [
      '*',
      'https://*.example.org',
      'example.org',
      'https://example.org/docs',
      'ftp://example.org',
      'null',
    ]) {
      expect(problemsOf({ ALLOWED_ORIGINS: origin })).toContain('ALLOWED_ORIGINS');
      expect(problemsOf({ SITE_URL: origin })).toContain('SITE_URL');
    }
  });

  it('takes several origins, and the site’s own when none are named', () => {
    const named = readConfig({ ALLOWED_ORIGINS: ' https://a.example ,https://b.example/, ' });
    expect([...named.allowedOrigins]).toEqual(['https://a.example', 'https://b.example']);
    const own = readConfig({ SITE_URL: 'https://docs.example/' });
    expect(own.siteUrl).toBe('https://docs.example');
    expect([...own.allowedOrigins]).toEqual(['https://docs.example']);
  });

  it('names every problem at once and repeats no value', () => {
    const text = problemsOf({
      PORT: '70000',
      LOG_LEVEL: 'canary',
      TRUST_PROXY: 'canary',
      APP_ID_115: 'canary',
      BAIDU_CLIENT_SECRET: 'canary',
      ALLOW_OWN_CLIENT: 'canary',
      HOST: 'a canary',
    });
    for (const name of [
      'PORT',
      'LOG_LEVEL',
      'TRUST_PROXY',
      'APP_ID_115',
      'BAIDU_CLIENT_ID',
      'ALLOW_OWN_CLIENT',
      'HOST',
    ]) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain('canary');
  });

  it('offers sharing only for clients that AList itself renews with', () => {
    const pair = (name: string) => ({
      [`${name}_CLIENT_ID`]: 'x',
      [`${name}_CLIENT_SECRET`]: 'y',
      [`${name}_SECRET_SHAREABLE`]: '1',
    });
    const { clients } = readConfig({ ...pair('GOOGLE'), ...pair('DROPBOX') });
    expect(clients.GOOGLE?.shareable).toBe(true);
    expect(clients.DROPBOX?.shareable).toBe(false);
    expect(configuredNames(readConfig({ ...pair('GOOGLE'), APP_ID_115: '1' }))).toEqual(['Google', '115']);
  });

  it('accepts each of its own defaults', () => {
    for (const { name, default: value } of variables) expect(problemsOf({ [name]: value })).toBe('');
  });

  it('never breaks on what an environment may hold, and never repeats it', () => {
    const names = variables.map(({ name }) => name);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), fc.string({ minLength: 6, unit: 'binary' })),
        (environment) => {
          const text = problemsOf(environment);
          for (const value of Object.values(environment)) {
            if (value.trim().length >= 6) expect(text).not.toContain(value.trim());
          }
        },
      ),
    );
  });
});
