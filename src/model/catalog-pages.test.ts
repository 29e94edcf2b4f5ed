import { expect, it } from 'vitest';
import { catalogPages } from './catalog-pages.ts';

it('makes an index page for each folder without one, but never a home page [RTE-29]', () => {
  const pages = catalogPages(['en/a', 'en/tool/google/album', 'zh/guide/index', 'zh/guide/offline-files/x']);
  expect(pages.map(({ id, data, body }) => [id, data.title, data.toc, body.trim()])).toEqual([
    ['en/tool/index', 'Tool', false, '::catalog'],
    ['en/tool/google/index', 'Google', false, '::catalog'],
    ['zh/guide/offline-files/index', 'Offline Files', false, '::catalog'],
  ]);
});
