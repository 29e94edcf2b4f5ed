import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factsFile, variableFacts } from './facts.ts';

it('the operators’ table is the configuration schema (if not: node api/config/write-facts.ts)', () => {
  expect(readFileSync('facts/token-server.json', 'utf8')).toBe(factsFile());
});

it('every variable says what it does in both languages, and secrets have no default', () => {
  for (const { name, meaning, secret, default: value } of variableFacts()) {
    expect(meaning.en, name).toMatch(/[.]$/);
    expect(meaning.zh, name).toMatch(/。$/);
    if (secret) expect(value).toBeUndefined();
  }
});
