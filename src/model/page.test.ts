import { describe, expect, it } from 'vitest';
import type { FileHistory } from './git-history.ts';
import { languageOf, twinPath } from './language.ts';
import { pageOf, type SiteData } from './page.ts';
import { type Entry, routesOf, untranslatedRoutes } from './route.ts';

const past: FileHistory = {
  created: new Date('2024-01-01'),
  updated: new Date('2024-02-02'),
  authors: ['AList Docs maintainers', 'somebody@example.com'],
};

function dataOf(...entries: Entry[]): SiteData {
  const routes = routesOf(entries);
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    routes,
    untranslated: untranslatedRoutes(routes),
    history: new Map(entries.map(({ filePath = '' }) => [filePath, past])),
  };
}

function pageAt(
  path: string,
  data: SiteData,
  headings: { depth: number; slug: string; text: string }[] = [],
) {
  const route = [...data.routes.values(), ...data.untranslated].find((one) => one.path === path);
  if (!route) throw new Error(`${path} has no route`);
  return pageOf(route, headings, data);
}

const entry = (id: string, data: Partial<Entry['data']> = {}): Entry => ({
  id,
  data: { title: id, ...data },
  body: 'Text.',
  filePath: `content/${id}.md`,
});

describe('the record of a page', () => {
  const data = dataOf(entry('en/config/site', { title: 'Site' }), entry('zh/config/site'));

  it('holds title, path, nested headings, front matter, history and source [SITE-07]', () => {
    const page = pageAt('/config/site.html', data, [
      { depth: 2, slug: 'a', text: 'A' },
      { depth: 3, slug: 'b', text: 'B' },
      { depth: 2, slug: 'c', text: 'C' },
    ]);
    expect(page.title).toBe('Site');
    expect(page.path).toBe('/config/site.html');
    expect(page.frontMatter.title).toBe('Site');
    expect(page.filePathRelative).toBe('en/config/site.md');
    expect(page.updated).toEqual(new Date('2024-02-02'));
    expect(page.headers).toEqual([
      { title: 'A', level: 2, slug: 'a', children: [{ title: 'B', level: 3, slug: 'b', children: [] }] },
      { title: 'C', level: 2, slug: 'c', children: [] },
    ]);
  });

  it('leaves out what its front matter turns off [PAGE-11, PAGE-15, PAGE-16]', () => {
    const off = { breadcrumb: false, breadcrumbIcon: false, lastUpdated: false, contributors: false };
    const pages = [entry('en/guide/index'), entry('en/guide/one'), entry('en/guide/two', off)];
    const other = dataOf(...pages);
    expect(pageAt('/guide/two.html', other)).toMatchObject({
      breadcrumb: [],
      breadcrumbIcons: false,
      updated: null,
      contributors: [],
    });
    const one = pageAt('/guide/one.html', other);
    expect(one).toMatchObject({ breadcrumbIcons: true, updated: new Date('2024-02-02') });
    expect([one.breadcrumb.length, one.contributors.length]).toEqual([2, 1]);
  });

  it('names contributors by the names the site publishes, never by address [SITE-08]', () => {
    const page = pageAt('/config/site.html', data);
    expect(page.contributors).toEqual([{ name: 'AList Docs maintainers' }]);
    expect(JSON.stringify(page)).not.toContain('somebody@example.com');
  });
});

describe('routes', () => {
  it('carry title, icon and order; a folder has those of its index page’s dir [RTE-28, SITE-09]', () => {
    const routes = routesOf([
      entry('en/guide/drivers/index', { order: 9, dir: { order: 3 } }),
      entry('en/guide/drivers/s3', { order: 7, icon: 'rocket', shortTitle: 'S3', title: 'Amazon S3' }),
    ]);
    expect(routes.get('/guide/drivers/')?.order).toBe(3);
    expect(routes.get('/guide/drivers/s3.html')).toMatchObject({
      title: 'Amazon S3',
      label: 'S3',
      icon: 'rocket',
      order: 7,
    });
  });

  it('belong to the language of the longest prefix [SITE-02]', () => {
    expect(['/', '/zhu.html', '/guide/zh/', '/zh/', '/zh/a.html'].map(languageOf)).toEqual([
      'en',
      'en',
      'en',
      'zh',
      'zh',
    ]);
    expect([twinPath('/'), twinPath('/zh/'), twinPath('/zh/a.html')]).toEqual(['/zh/', '/', '/a.html']);
  });

  it('of an untranslated page are an address in the other language only [RTE-27]', () => {
    const data = dataOf(entry('en/guide/a'), entry('en/guide/b'), entry('zh/guide/b'), entry('zh/guide/c'));
    expect(data.untranslated.map(({ path, original }) => [path, original])).toEqual([
      ['/zh/guide/a.html', '/guide/a.html'],
      ['/guide/c.html', '/zh/guide/c.html'],
    ]);
    const page = pageAt('/zh/guide/a.html', data);
    expect(page.language).toBe('zh');
    expect(page.head).toMatchObject({ lang: 'zh-CN', noindex: true, canonical: null, alternates: [] });
    expect(page.sidebar?.map(({ link }) => link)).toEqual(['/zh/guide/b.html', '/zh/guide/c.html']);
  });

  it('of a page with redirectTo do not exist [RTE-30]', () => {
    expect([...routesOf([entry('en/a', { redirectTo: '/b.html' }), entry('en/b')]).keys()]).toEqual([
      '/b.html',
    ]);
  });
});

describe('the layout of a page', () => {
  it('leaves out what pricing has no place for, whatever the page says [RTE-16]', () => {
    const page = pageAt(
      '/pricing.html',
      dataOf(entry('en/pricing', { layout: 'pricing', toc: true, contributors: true }), entry('zh/pricing')),
      [{ depth: 2, slug: 'a', text: 'A' }],
    );
    expect(page).toMatchObject({
      sidebar: null,
      contents: [],
      breadcrumb: [],
      editLink: null,
      updated: null,
      contributors: [],
      info: { order: [] },
    });
  });
});
