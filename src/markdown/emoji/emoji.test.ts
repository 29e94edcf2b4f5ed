import { expect, test } from 'vitest';
import { renderFixture } from '../fixture.ts';

test('draws emoji codes and leaves every other colon alone [MD-14]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});
