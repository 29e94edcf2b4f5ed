import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderFixture, renderText } from '../fixture.ts';
import { createSlugger, headingId } from './heading-id.ts';

test.each([
  ['Drive type', 'drive-type'],
  ['云盘类型', '云盘类型'],
  ['scheme', 'scheme'],
  ['8:30 start', '_8-30-start'],
  ['snake_case & more…', 'snake-case-more'],
  ['Crème Brûlée', 'creme-brulee'],
  ['“Quoted” ‘words’', 'quoted-words'],
  ['必填（是）', '必填-是'],
  ['第一步：登录。', '第一步-登录。'],
  ['-- trimmed --', 'trimmed'],
  [
    'TLS handshake timeout | read: connection reset by peer | DNS lookup failed | connect: connection refused | Client.Timeout exceeded while awaiting headers | no such host',
    'tls-handshake-timeout-read-connection-reset-by-peer-dns-lookup-failed-connect-connection-refused-client-timeout-exceeded-while-awaiting-headers-no-such-host',
  ],
])('makes of %s the id %s [RTE-31]', (text, id) => {
  expect(headingId(text)).toBe(id);
});

test('makes ids that are stable, trimmed, lower-case and free of separators in a row [RTE-31]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const id = headingId(text);
      expect(id).not.toMatch(/^-|-$|--|\s|^\d/);
      expect(id).toBe(id.toLowerCase());
    }),
  );
});

test('numbers what repeats, and never gives one id twice [RTE-31]', () => {
  const slug = createSlugger();
  expect(['A', 'A', 'A 1', 'A', '?!', '?!'].map(slug)).toEqual([
    'a',
    'a-1',
    'a-1-1',
    'a-2',
    'section',
    'section-1',
  ]);
});

test('gives headings their ids and makes h2 to h6 links to themselves [RTE-31, TOC-12]', async () => {
  const { html } = await renderFixture(import.meta.dirname);
  await expect(html).toMatchFileSnapshot('golden.html');
});

test('collects headings without badges, icons and note numbers [TOC-03]', async () => {
  const { headings } = await renderText('## Sort :badge[new]{type=tip} :icon[rocket]\n\n### Why `x`^[note]');
  expect(headings).toEqual([
    { depth: 2, slug: 'sort', text: 'Sort' },
    { depth: 3, slug: 'why-x', text: 'Why x' },
  ]);
});

test('names the link of a heading that already holds one, in the language of the page [TOC-12]', async () => {
  const { html } = await renderText('## 见[指南](/zh/guide/)', 'zh');
  expect(html).toContain('aria-label="本节链接：见指南"');
});
