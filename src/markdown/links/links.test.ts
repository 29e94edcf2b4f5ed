import { expect, test } from 'vitest';
import { renderFixture } from '../fixture.ts';
import { siteAddress } from './links.ts';

test('turns links to Markdown files into routes, and opens what leaves the site in a new tab [MD-13, RTE-11]', async () => {
  const { html, problems } = await renderFixture(import.meta.dirname);
  expect(problems).toEqual([]);
  await expect(html).toMatchFileSnapshot('golden.html');
});

test.each([
  ['docker.md', '/guide/install/docker.html'],
  ['./docker.md#a-b', '/guide/install/docker.html#a-b'],
  ['../drivers/', '/guide/drivers/'],
  ['../README.md?x=1', '/guide/?x=1'],
  ['./index.md', '/guide/install/'],
  ['/zh/guide/x.md#中文', '/zh/guide/x.html#中文'],
  ['#only', '#only'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['https://x.y/z.md', 'https://x.y/z.md'],
])('reads %s on a page of /guide/install/ as %s [MD-13]', (url, address) => {
  expect(siteAddress(url, '/guide/install/')).toBe(address);
  expect(siteAddress(url, '/guide/install/manual.html')).toBe(address);
});
