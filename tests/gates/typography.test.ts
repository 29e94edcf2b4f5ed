import * as autocorrect from 'autocorrect-node';
import { describe, expect, it } from 'vitest';
import { writtenTexts } from './written-texts.ts';

/** Controls stand as AList's interface writes them, so they are not judged. */
function withoutControls(markdown: string): string {
  return markdown.replace(/:ui\[[^\]]*\]/g, '`x`');
}

describe('Chinese typography', () => {
  it('has spaces and punctuation as Chinese readers expect them, in pages, facts, settings and scripts', () => {
    const problems = writtenTexts('zh').flatMap(({ where, text }) => {
      const { lines } = autocorrect.lintFor(withoutControls(text), 'text.md');
      return lines.map(({ l, old, new: better }) => `${where}:${l}: ${old.trim()} → ${better.trim()}`);
    });
    expect(problems).toEqual([]);
  });

  it('reads every kind of place where texts are written', () => {
    const places = writtenTexts('zh').map(({ where }) => where);
    for (const folder of [
      'content/zh/',
      'facts/meanings/drivers/',
      'site/strings.ts',
      'src/model/search/',
      'src/',
    ])
      expect(places.filter((where) => where.startsWith(folder)).length, folder).toBeGreaterThan(0);
  });
});
