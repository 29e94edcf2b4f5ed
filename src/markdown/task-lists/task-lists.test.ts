import { expect, test } from 'vitest';
import { renderFixture } from '../fixture.ts';

test('draws tasks as labelled, disabled boxes [MD-07]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});
