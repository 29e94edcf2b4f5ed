import { expect, test } from 'vitest';
import { renderFixture } from '../fixture.ts';

test('marks what stands between two equal signs, not comparisons and not code [MD-08]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});
