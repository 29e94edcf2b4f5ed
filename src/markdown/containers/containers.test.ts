import { expect, test } from 'vitest';
import { renderText } from '../fixture.ts';

const problemsOf = async (source: string) => {
  const { problems } = await renderText(source, 'en', { firstLine: 10 });
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
};

test('reports an unknown container with file, line and what there is [MD-02]', async () => {
  const { problems } = await renderText('a\n\n:::tipp\nb\n:::', 'en', { firstLine: 10 });
  expect(problems).toEqual([
    {
      file: 'content/en/guide/page.md',
      line: 12,
      message: 'The container ":::tipp" does not exist; its text would lose its box.',
      fix: expect.stringContaining('note, info, tip'),
    },
  ]);
});

test.each([
  ['to the end of the page', ':::tip\na\n\nb'],
  ['around one that is closed', '::::tip\n:::note\na\n:::\n'],
  ['with too few colons', '::::tip\na\n:::\n'],
  ['around one of as many colons', ':::tip\n:::note\na\n:::'],
  ['in a list', '- :::tip\n  a\n\nb'],
])('reports a container that is open %s [MD-02]', async (_, source) => {
  expect((await problemsOf(source)).join()).toMatch(/page\.md:10 The container ":::tip" is not closed/);
});

test.each([
  ['in a list', '- :::tip\n  a\n  :::\n\nb'],
  ['in a quote', '> :::tip\n> a\n> :::'],
  ['of a container', '::::tip\n:::note\na\n:::\n::::'],
  ['of nothing', ':::tip\n:::'],
  ['with spaces behind', ':::tip\na\n:::  \n\nb'],
])('accepts a closed container %s [MD-02]', async (_, source) => {
  expect(await problemsOf(source)).toEqual([]);
});

test.each(['::: tip\na\n:::', 'a\n\n:::', ':::'])(
  'reports a fence that opens or closes nothing: %j',
  async (source) => {
    expect((await problemsOf(source)).join()).toContain('opens or closes no container');
  },
);

test('leaves colons in code alone', async () => {
  expect(await problemsOf('```text\n::: tip\n:::foo\n```\n\n`:::x` and :: and a::b')).toEqual([]);
});
