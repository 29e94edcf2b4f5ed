import { expect, test } from 'vitest';
import { renderFixture, renderText } from '../fixture.ts';

test('draws images late, with their size and their colour mode [MD-12, IMG-08]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});

test('reports a missing file, a foreign host and a size it cannot read [IMG-08]', async () => {
  const { problems } = await renderText(
    '![a](./none.png)\n\n![b](https://example.org/x.png)\n\n![c] (/x.png =1x2)',
  );
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 The image "./none.png" does not exist (content/en/guide/none.png).',
    expect.stringContaining('3 The image https://example.org/x.png comes from another host'),
    expect.stringContaining('5 An image size (=WxH) could not be read'),
  ]);
});
