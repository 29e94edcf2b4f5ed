import { expect, test } from 'vitest';
import { renderFixture, renderText } from '../fixture.ts';

test('draws boxes with given and default titles, nested by more colons, and alerts as the same boxes [MD-02, MD-04]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});

test('gives a box its title in the language of the page [MD-02]', async () => {
  const { html } = await renderText(':::tip\n甲\n:::\n\n> [!CAUTION]\n> 乙', 'zh');
  expect(html).toContain('<span>提示</span>');
  expect(html).toContain('<span>小心</span>');
});
