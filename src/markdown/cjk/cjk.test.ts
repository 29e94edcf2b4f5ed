import { expect, test } from 'vitest';
import { renderFixture } from '../fixture.ts';

test('stresses words beside CJK punctuation and joins CJK lines without a space [MD-01]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});
