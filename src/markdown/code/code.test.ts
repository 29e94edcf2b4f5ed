import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderFixture, renderText } from '../fixture.ts';
import { contrast } from './contrast.ts';
import { readFence } from './fence.ts';

test('draws highlighted lines with titles, numbers and marked lines [CODE-01, CODE-03, CODE-04]', async () => {
  const { html, problems, warnings } = await renderFixture(import.meta.dirname);
  expect([problems, warnings]).toEqual([[], []]);
  expect(html).not.toContain('style=');
  await expect(html).toMatchFileSnapshot('golden.html');
});

test('numbers lines unless told otherwise, from where it is told [CODE-02]', async () => {
  const numbered = async (meta: string) => (await renderText(`\`\`\`text ${meta}\na\nb\n\`\`\``)).html;
  expect(await numbered('')).toContain('data-numbers');
  expect(await numbered(':no-line-numbers')).not.toContain('data-numbers');
  expect(await numbered(':line-numbers=5')).toMatch(/data-number="5">a.*data-number="6">b/s);
});

test('hides the lines after the first ones until the block is expanded [CODE-05]', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => index + 1).join('\n');
  const { html } = await renderText(`\`\`\`text :collapsed-lines=10\n${lines}\n\`\`\``);
  const [shown = '', hidden = ''] = html.split('<span class="Code-more">');
  expect([shown, hidden].map((part) => part.split('Code-line').length - 1)).toEqual([10, 30]);
  expect(html).toContain('Show all 40 lines');
  const short = await renderText('```text :collapsed-lines\na\n```');
  expect(short.html).not.toContain('Code-more');
});

test('shows an unknown language as plain text and says so [CODE-01]', async () => {
  const { html, warnings, problems } = await renderText('```klingon\nif <x>\n```');
  expect(html).toContain('if ');
  expect(warnings).toEqual([
    'Code in "klingon" is shown without colours: the highlighter does not know that language.',
  ]);
  expect(problems).toEqual([]);
});

test('reports words of the opening line that mean nothing', async () => {
  const { problems } = await renderText('text\n\n```bash titel="x" :lines\na\n```');
  expect(problems).toMatchObject([
    { line: 3, message: 'A code block says "titel="x" :lines", which means nothing here.' },
  ]);
});

test('reads the language and the rest of the line also where they stand together', () => {
  expect(readFence('Bash{1,3-4}', ':line-numbers=2 title="a b"')).toEqual({
    language: 'bash',
    title: 'a b',
    highlighted: new Set([1, 3, 4]),
    numbers: 2,
    collapsed: undefined,
    unknown: [],
  });
});

test.each(['light', 'dark'])(
  'colours code at 4.5:1 or more in the %s mode, and not as the other does [CODE-01]',
  (mode) => {
    const css = readFileSync(join(import.meta.dirname, 'code.css'), 'utf8');
    const [light, dark] = css.split('[data-theme="dark"]').map(coloursIn);
    const colours = (mode === 'light' ? light : dark) ?? {};
    const other = (mode === 'light' ? dark : light) ?? {};
    const { surface = '', marked = '', ...inks } = colours;
    expect(Object.keys(inks)).toHaveLength(6);
    for (const [name, ink] of Object.entries(inks)) {
      expect(Math.min(contrast(ink, surface), contrast(ink, marked)), name).toBeGreaterThanOrEqual(4.5);
      expect(ink).not.toBe(other[name]);
    }
  },
);

/** The `--code-*` colours a piece of CSS sets. */
function coloursIn(css: string): Record<string, string> {
  const found = [...css.matchAll(/--code-(\w+): (oklch\([^)]+\))/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}
