import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { available } from '../../../scripts/system-programs.mjs';
import { placeholders } from '../../../site/placeholders.ts';
import { readFacts } from '../../../src/model/facts/read-facts.ts';
import { type Block, blocksOf, codeBlocks } from './blocks.ts';
import { apacheObjection, caddyObjection, nginxObjection } from './servers.ts';
import { shellFindings } from './shell.ts';

const blocks = codeBlocks();
const of = (...languages: string[]) => blocks.filter(({ language }) => languages.includes(language));

/** One line per block of which `judge` throws or answers something. */
function refused(some: readonly Block[], judge: (filled: string) => string | undefined): string[] {
  return some.flatMap(({ place, filled }) => {
    try {
      const words = judge(filled);
      return words === undefined ? [] : [`${place}: ${words}`];
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

describe('the code blocks of the pages', () => {
  it('are found, with their language and line', () => {
    const found = blocksOf(
      'a.md',
      '---\ntitle: A\n---\n\n:::tip\n1. b\n\n   ```bash title="x"\n   c <port>\n   ```\n:::\n',
    );
    expect(found).toEqual([{ place: 'a.md:8', language: 'bash', written: 'c <port>', filled: 'c 5244' }]);
    expect(blocks.length).toBeGreaterThan(300);
  });

  it('carry a language, and one name for each shell', () => {
    const wrong = ['', 'sh', 'shell', 'zsh', 'console', 'shellscript', 'ps1', 'pwsh', 'cmd', 'batch'];
    expect(of(...wrong).map(({ place, language }) => `${place}: "${language}"`)).toEqual([]);
  });

  it('label commands of Windows as powershell or bat', () => {
    const windows = /^\s*(?:[A-Z]:\\|\.\\|\$env:|[A-Z][a-z]+-[A-Z][A-Za-z]+ )/m;
    expect(
      of('bash')
        .filter(({ written }) => windows.test(written))
        .map(({ place }) => place),
    ).toEqual([]);
  });

  it('use only placeholders that the list explains', () => {
    const commands = of('bash', 'powershell', 'bat', 'yaml', 'toml', 'json', 'nginx', 'caddyfile', 'ini');
    const unknown = commands.flatMap(({ place, written }) =>
      [...written.matchAll(/<([a-z][a-z0-9]*(?:[-_][a-z0-9]+)*)>/g)].flatMap(([mark, name = '']) =>
        Object.hasOwn(placeholders, name) ? [] : [`${place}: ${mark}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('add a storage with every field that would otherwise be empty where the form fills it', () => {
    const { drivers } = readFacts().drivers;
    const faults = refused(of('json'), (code) => {
      const { driver: name, addition } = JSON.parse(code) ?? {};
      const driver = drivers.find((one) => one.name === name);
      if (!driver || typeof addition !== 'string') return undefined;
      const given = JSON.parse(addition);
      const filled = driver.fields.filter((field) => field.default && !/^(0|false)$/.test(field.default));
      const missing = filled.filter((field) => !Object.hasOwn(given, field.name));
      const known = new Set(driver.fields.map((field) => field.name));
      const unknown = Object.keys(given).filter((key) => !known.has(key));
      const words = [...missing.map((field) => `lacks ${field.name}`), ...unknown.map((key) => `has ${key}`)];
      return words.length > 0 ? words.join(', ') : undefined;
    });
    expect(faults).toEqual([]);
  });

  it('parse as JSON', () => {
    expect(refused(of('json'), (code) => void JSON.parse(code))).toEqual([]);
  });

  it('parse as YAML', () => {
    const judge = (code: string) =>
      parseAllDocuments(code).flatMap(({ errors }) => errors.map(({ message }) => message))[0];
    expect(refused(of('yaml', 'yml'), judge)).toEqual([]);
  });

  it('parse as TOML', () => {
    expect(refused(of('toml'), (code) => void parseToml(code))).toEqual([]);
  });

  it.skipIf(!available('shellcheck'))('pass shellcheck', () => {
    expect(shellFindings(of('bash'))).toEqual([]);
  });

  it.skipIf(!available('nginx'))('are accepted by nginx', () => {
    expect(refused(of('nginx'), nginxObjection)).toEqual([]);
    expect(nginxObjection('location / { proxy_pas http://127.0.0.1; }')).toContain('unknown directive');
  });

  it.skipIf(!available('caddy'))('are accepted by Caddy', () => {
    expect(refused(of('caddyfile'), caddyObjection)).toEqual([]);
    expect(caddyObjection(':8080 {\n\treverse_prox a\n}\n')).toContain('unrecognized directive');
  });

  it.skipIf(!available('apache2'))('are accepted by Apache', () => {
    expect(refused(of('apache'), apacheObjection)).toEqual([]);
    expect(apacheObjection('ProxyPas "/" "http://127.0.0.1/"')).toContain('Invalid command');
  });
});
