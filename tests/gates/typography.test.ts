import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as autocorrect from 'autocorrect-node';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../content/zh');

/** Controls stand as AList's interface writes them, so they are not judged. */
function withoutControls(markdown: string): string {
  return markdown.replace(/:ui\[[^\]]*\]/g, '`x`');
}

describe('Chinese typography', () => {
  it('has spaces and punctuation as Chinese readers expect them', () => {
    const problems = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => {
        const { lines } = autocorrect.lintFor(
          withoutControls(readFileSync(join(folder, name), 'utf8')),
          name,
        );
        return lines.map(
          ({ l, old, new: better }) => `content/zh/${name}:${l}: ${old.trim()} → ${better.trim()}`,
        );
      });
    expect(problems).toEqual([]);
  });
});
