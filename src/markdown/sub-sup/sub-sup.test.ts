import { expect, test } from 'vitest';
import { renderFixture } from '../fixture.ts';

test('lowers and raises indices, and leaves tildes and carets that mean something else [MD-08]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});
