import { expect, test } from 'vitest';
import { renderFixture, renderText } from '../fixture.ts';

test('leaves every colon that is not ours exactly as written', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});

test.each([
  'alist:latest',
  'localhost:5244',
  '8:30',
  'a:b',
  ':name',
  ':name[x]',
  ':name[]',
  ':name{y}',
  ':name[x]{y=1 .z}',
  ':a[:b[c]]',
  'xhofe/alist:v3.63.0-ffmpeg',
  '--data "x"',
])('shows %s as it is', async (source) => {
  const { html } = await renderText(source);
  expect(html.trim()).toBe(`<p>${source}</p>`);
});

test('stops at an icon that does not exist [WID-07]', async () => {
  const { problems } = await renderText(':icon[no-such-icon]');
  expect(problems[0]?.message).toContain('"no-such-icon" does not exist');
});
