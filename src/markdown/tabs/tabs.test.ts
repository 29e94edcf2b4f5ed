import { expect, test } from 'vitest';
import { renderFixture, renderText } from '../fixture.ts';
import { knownGroup } from './known-groups.ts';

test('draws tabs and code tabs whose panels all stand in the page, each with its title [MD-05, MD-06, TAB-01]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});

test.each([
  [['Windows', 'Linux', 'macOS'], 'os'],
  [['Windows', 'Linux and macOS'], 'os'],
  [['Windows', 'Linux 和 macOS'], 'os'],
  [['bash', 'PowerShell', 'cmd'], 'shell'],
  [['docker run', 'Docker Compose'], 'package'],
  [['Windows', 'bash'], undefined],
  [['Global', 'China'], undefined],
])('counts %j as the group %s [TAB-05]', (titles, group) => {
  expect(knownGroup(titles)).toBe(group);
});

test('names a tab alike in both languages where its title is known, so that a choice carries over [TAB-05]', async () => {
  const tabs = (title: string) => `::::tabs\n:::tab[Windows]\na\n:::\n:::tab[${title}]\nb\n:::\n::::`;
  const english = await renderText(tabs('Linux and macOS'));
  const chinese = await renderText(tabs('Linux 和 macOS'), 'zh');
  for (const { html } of [english, chinese]) expect(html).toContain('data-tab="linux-macos"');
});

test('reports what has no place in a group: text between tabs, no tabs, no title, other things than code', async () => {
  const { problems } = await renderText(
    '::::tabs\nstray\n:::tab\na\n:::\n::::\n\n:::tabs\n:::\n\n::::code-tabs\n:::tab[a]\ntext\n:::\n::::\n\n:::tab[b]\nc\n:::',
  );
  expect(problems.map(({ line }) => line)).toEqual([2, 3, 8, 12, 17]);
});
