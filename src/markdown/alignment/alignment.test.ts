import { expect, test } from 'vitest';
import { renderFixture } from '../fixture.ts';

test('aligns what stands between left, center, right and justify [MD-09]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});
