import { expect, test } from 'vitest';
import { renderFixture, renderText } from '../fixture.ts';

test('keeps HTML, and leaves out scripts and comments, naming the scripts [MD-14]', async () => {
  const { html, problems, warnings } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  expect(warnings.map((warning) => warning.split(' ')[0])).toEqual([
    'src/markdown/raw-html/fixture.md:9',
    'src/markdown/raw-html/fixture.md:11',
  ]);
  await expect(html).toMatchFileSnapshot('golden.html');
});

test('reports style attributes and event handlers, which the content policy forbids', async () => {
  const { problems } = await renderText(
    'a <b style="color:red">b</b>\n\n<p onclick="x()">c</p>\n\n`<i style="x">`',
  );
  expect(problems.map(({ line }) => line)).toEqual([1, 3]);
});
