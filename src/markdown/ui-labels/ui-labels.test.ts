import { expect, test } from 'vitest';
import { renderText } from '../fixture.ts';

test('draws a control of AList bold, as its interface calls it in the language of the page', async () => {
  const english = await renderText('Press :ui[Add].');
  expect(english).toMatchObject({ html: '<p>Press <b class="Ui">Add</b>.</p>\n', problems: [] });
  expect((await renderText('点 :ui[添加]。', 'zh')).problems).toEqual([]);
});

test('stops at a control that AList does not have, and proposes the one it has', async () => {
  const { problems } = await renderText('a\n\n:ui[add] :ui[No such control]');
  expect(problems.map(({ line }) => line)).toEqual([3, 3]);
  expect(problems[0]?.fix).toContain('write ":ui[Add]"');
  expect(problems[1]?.message).toContain('no control called "No such control"');
});
