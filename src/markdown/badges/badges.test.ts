import { expect, test } from 'vitest';
import { renderFixture, renderText } from '../fixture.ts';

test('draws badges of a type and the version that brought something', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});

test('names the version in the language of the page', async () => {
  const { html } = await renderText(':since[v3.40.0]', 'zh');
  expect(html).toContain('data-since="v3.40.0">v3.40.0 起<');
});

test('reports a type without a colour and a version that is none, with their line', async () => {
  const { problems } = await renderText('one\n\n:badge[x]{type=pink}\n\n:since[soon]');
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '3 A badge of type "pink" has no colour.',
    '5 ":since[soon]" names no version.',
  ]);
});
