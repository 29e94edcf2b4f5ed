import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Term, termsSchema } from '../../facts/schema/terms.ts';
import terms from '../../facts/terms.json' with { type: 'json' };
import { type Language, languages } from '../../src/model/language.ts';

const content = join(import.meta.dirname, '../../content');
const glossary: Term[] = termsSchema.parse(terms);

/** Prose without code, addresses and AList's own controls, which are written as they are. */
function prose(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
    .replace(/:ui\[[^\]]*\]|\]\([^)]*\)|^---\n[\s\S]*?\n---/g, '')
    .toLowerCase();
}

/** The places of a language's pages where another word stands for a term. */
function otherWords(language: Language): string[] {
  return readdirSync(join(content, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const text = prose(readFileSync(join(content, language, name), 'utf8'));
      return glossary.flatMap(({ term, avoid }) =>
        (avoid?.[language] ?? [])
          .filter((word) => text.includes(word))
          .map((word) => `content/${language}/${name}: "${word}"; say "${term[language]}"`),
      );
    });
}

describe('terms', () => {
  it('have one word in each language, used for one thing only', () => {
    for (const language of languages) {
      const words = glossary.map(({ term }) => term[language]);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });

  for (const language of languages) {
    it(`are never said otherwise in ${language}`, () => {
      expect(otherWords(language)).toEqual([]);
    });
  }
});
