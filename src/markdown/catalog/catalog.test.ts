import { expect, test } from 'vitest';
import type { Entry } from '../../model/route.ts';
import { routesOf } from '../../model/route.ts';
import { catalog, catalogHtml } from './catalog.ts';
import { routesOnDisk } from './routes-on-disk.ts';

const entry = (id: string, title: string, order?: number): Entry => ({ id, data: { title, order } });
const routes = routesOf([
  entry('en/guide/index', 'Guide'),
  entry('en/guide/b', 'B', 2),
  entry('en/guide/a', 'A & "Z"', 3),
  entry('en/guide/deep/index', 'Deep', 1),
  entry('en/guide/deep/er/index', 'Deeper'),
  entry('en/guide/deep/er/est/x', 'Deepest'),
]);

test('lists the pages below a folder in the order of the sidebar, folders by their index page [MD-15]', () => {
  expect(catalogHtml(routes, '/guide/', { depth: 2 })).toBe(
    '<div class="Catalog"><ul><li><a href="/guide/b.html">B</a></li><li><a href="/guide/a.html">A &amp; &quot;Z&quot;</a></li><li><a href="/guide/deep/">Deep</a><ul><li><a href="/guide/deep/er/">Deeper</a></li></ul></li></ul></div>',
  );
});

test('goes three levels down unless told otherwise, and numbers on request [MD-15]', () => {
  expect(catalogHtml(routes, '/guide/')).toContain('Est');
  expect(catalogHtml(routes, '/guide/')).not.toContain('Deepest');
  expect(catalogHtml(routes, '/guide/', { depth: 4, numbered: true })).toMatch(/<ol>.*Deepest/);
});

test('says so where there is nothing to list, in the language of the folder [MD-15]', () => {
  expect(catalogHtml(routes, '/zh/faq/')).toContain('暂无目录');
});

test('lists written and generated pages of the site, and refuses what is no folder [MD-15]', () => {
  const page = {
    language: 'en',
    path: '/guide/drivers/',
    file: 'content/en/guide/drivers/index.md',
  } as const;
  expect(catalog('', {}, page)).toContain('href="/guide/drivers/webdav.html"');
  expect(routesOnDisk().has('/guide/install/docker.html')).toBe(true);
  expect(() => catalog('guide', {}, page)).toThrow('write it as /guide/drivers/');
});
