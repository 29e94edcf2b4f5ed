import { expect, test } from 'vitest';
import { renderFixture } from '../fixture.ts';

test('draws a native collapsible with a given or default summary [MD-03]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});
