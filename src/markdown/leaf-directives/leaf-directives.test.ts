import { expect, test } from 'vitest';
import type { LeafDirective } from '../directives.ts';
import { renderText } from '../fixture.ts';

const card: LeafDirective = (argument, attributes, page) =>
  `<p>${argument}|${attributes.wide}|${page.language}|${page.path}|${page.file}</p>`;

test('hands a directive its argument as written, its attributes and its page', async () => {
  const { html, problems } = await renderText('::card[Alist *V2*/V3: a:b]{wide=1}', 'zh', {
    leafDirectives: { card },
  });
  expect(problems).toEqual([]);
  expect(html.trim()).toBe('<p>Alist *V2*/V3: a:b|1|zh|/zh/guide/page.html|content/zh/guide/page.md</p>');
});

test('treats what a directive draws like the page itself: links, headings, no scripts [RTE-11, RTE-31]', async () => {
  const draw = async () => '<h3>Fields</h3><a href="https://example.org">x</a><script>1</script>';
  const { html, headings } = await renderText('::draw', 'en', { leafDirectives: { draw } });
  expect(headings).toEqual([{ depth: 3, slug: 'fields', text: 'Fields' }]);
  expect(html).toContain('target="_blank"');
  expect(html).not.toContain('script');
});

test('reports an unknown directive with its line and what there is', async () => {
  const { problems } = await renderText('a\n\n::cart[x]', 'en', { leafDirectives: { card } });
  expect(problems).toMatchObject([{ line: 3, message: expect.stringContaining('"::cart" does not exist') }]);
  expect(problems[0]?.fix).toContain('::card');
});

test('reports what a directive refuses', async () => {
  const refuse: LeafDirective = (argument) => {
    throw new Error(`no driver is called "${argument}"`);
  };
  const { problems } = await renderText('::refuse[x]', 'en', { leafDirectives: { refuse } });
  expect(problems[0]?.message).toBe('"::refuse" could not be drawn: no driver is called "x"');
});
