import { describe, expect, it } from 'vitest';
import { frontMatter } from './front-matter.ts';
import { layoutOf } from './layout.ts';
import { readLeniently } from './lenient-front-matter.ts';

describe('lenient front matter', () => {
  it('ignores a value of the wrong type and says which [SITE-21]', () => {
    const { problems = [], ...data } = readLeniently({
      title: 'A',
      toc: 'no',
      date: 'x',
      'a.b': 1,
      order: 2,
    });
    expect(data).toMatchObject({ title: 'A', order: 2 });
    expect(data.toc).toBeUndefined();
    expect(problems.map(({ key }) => key)).toEqual(['toc', 'date', 'a.b']);
    for (const { key, message } of problems) expect(message).toContain(`"${key}"`);
  });

  it('tells wrong authors, categories and tags to the browser as well [SITE-20]', () => {
    const { problems = [] } = readLeniently({ author: 5, category: { a: 1 }, tag: 3, toc: 'no' });
    expect(problems.filter(({ inBrowser }) => inBrowser).map(({ key }) => key)).toEqual([
      'author',
      'category',
      'tag',
    ]);
  });

  it('drops what is no author from a list without a word [SITE-20]', () => {
    const { author, problems } = readLeniently({ author: ['Ann', 5, { name: 'Bo' }, { nick: 'x' }, null] });
    expect(author).toEqual(['Ann', { name: 'Bo' }]);
    expect(problems).toEqual([]);
  });

  it('keeps the name of an unknown layout, so that the page has none [SITE-22]', () => {
    const data = readLeniently({ title: 'A', layout: 'Nope' });
    expect(data.unknownLayout).toBe('Nope');
    expect(layoutOf(data)).toBeUndefined();
  });
});

describe('strict front matter', () => {
  it.each([
    { toc: 'no' },
    { date: 'yesterday' },
    { 'a.b': 1 },
    { tag: 3 },
    { author: { nick: 'x' } },
    { layout: 'Nope' },
  ])('refuses %o, so that no page of ours is built with it [SITE-21, SITE-22]', (wrong) => {
    expect(frontMatter.safeParse({ title: 'A', ...wrong }).success).toBe(false);
  });

  it('names the closest key to one that it does not know', () => {
    const result = frontMatter.safeParse({ title: 'A', titel: 'B' });
    expect(result.error?.message).toContain('Did you mean \\"title\\"?');
  });

  it.each([
    { author: 'Ann' },
    { author: ['Ann', { name: 'Bo' }] },
    { author: { name: 'Ann' } },
    { category: 'A', tag: ['B', 'C'] },
    { sticky: true, excerpt: 'x' },
    { watermark: true },
    { watermark: { content: 'x' } },
  ])('takes %o [SITE-19]', (right) => {
    expect(frontMatter.safeParse({ title: 'A', ...right }).success).toBe(true);
  });
});
