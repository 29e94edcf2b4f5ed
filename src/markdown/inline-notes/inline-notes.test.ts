import { expect, test } from 'vitest';
import { renderFixture, renderText } from '../fixture.ts';

test('numbers notes in place and footnotes together, each with a way back [MD-11]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});

test('names the notes and the way back in the language of the page [MD-11]', async () => {
  const { html } = await renderText('甲^[乙]', 'zh');
  expect(html).toContain('>注释</h2>');
  expect(html).toContain('aria-label="回到注释 1 的引用处"');
});
