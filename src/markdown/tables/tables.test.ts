import { expect, test } from 'vitest';
import { renderFixture } from '../fixture.ts';

test('draws tables that scroll in a box of their own [MD-01]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});
