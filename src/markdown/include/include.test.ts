import { expect, test } from 'vitest';
import { renderFixture } from '../fixture.ts';
import { renderMarkdown } from '../render.ts';

const page = { language: 'en', path: '/', file: 'src/markdown/include/page.md' } as const;

test('includes whole files, lines and regions, and keeps what relative paths mean [MD-10]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});

test('reports a missing file, missing lines and a circle [MD-10]', async () => {
  const body =
    '<!-- @include: ./none.md -->\n\n<!-- @include: ./parts/part.md#none -->\n\n<!-- @include: ./page.md -->';
  const { problems } = await renderMarkdown(body, page);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 "./none.md" cannot be included: there is no src/markdown/include/none.md.',
    '3 "./parts/part.md#none" cannot be included: those lines or that region do not exist in it.',
    '5 "./page.md" cannot be included: there is no src/markdown/include/page.md.',
  ]);
});

test('names the included file and its line in a problem [MD-10]', async () => {
  const { problems } = await renderMarkdown('a\n\n<!-- @include: ./parts/circle.md -->', page);
  expect(problems).toMatchObject([{ file: 'src/markdown/include/parts/circle.md', line: 3 }]);
});
