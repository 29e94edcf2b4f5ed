import { describe, expect, it } from 'vitest';
import { type Term, termsSchema } from '../../facts/schema/terms.ts';
import terms from '../../facts/terms.json' with { type: 'json' };
import { type Language, languages } from '../../src/model/language.ts';
import { writtenTexts } from './written-texts.ts';

const glossary: Term[] = termsSchema.parse(terms);

/** Prose without code, addresses and AList's own controls, which are written as they are. */
function prose(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
    .replace(/:ui\[[^\]]*\]|\]\([^)]*\)|^---\n[\s\S]*?\n---/g, '')
    .toLowerCase();
}

/** The places of a language's texts where another word stands for a term. */
function otherWords(language: Language): string[] {
  return writtenTexts(language).flatMap(({ where, text }) => {
    const said = prose(text);
    return glossary.flatMap(({ term, avoid, except }) => {
      const judged = (except?.[language] ?? []).reduce((rest, other) => rest.replaceAll(other, ' '), said);
      return (avoid?.[language] ?? [])
        .filter((word) => judged.includes(word))
        .map((word) => `${where}: "${word}"; say "${term[language]}"`);
    });
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
