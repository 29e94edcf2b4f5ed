import { describe, expect, it } from 'vitest';
import type { FrontMatter } from './front-matter.ts';
import { routesOf } from './route.ts';
import { contains, flatten, type SidebarItem, sidebarPrefix, sidebarTree } from './sidebar.ts';

/** The tree of `/guide/` from front matter by path below `content/en/`. */
function tree(pages: Record<string, Partial<FrontMatter>>): SidebarItem[] {
  const entries = Object.entries(pages).map(([path, data]) => ({
    id: `en/${path}`,
    data: { title: path, ...data },
  }));
  return sidebarTree(routesOf(entries), '/guide/', 'en');
}

describe('sidebarPrefix', () => {
  it('takes the longest folder that has a sidebar [SIDE-01]', () => {
    const prefixes = ['/guide/', '/guide/api/', '/zh/guide/'];
    expect(sidebarPrefix('/guide/api/auth.html', prefixes)).toBe('/guide/api/');
    expect(sidebarPrefix('/zh/guide/api/auth.html', prefixes)).toBe('/zh/guide/');
    expect(sidebarPrefix('/pricing.html', prefixes)).toBeUndefined();
  });
});

describe('sidebarTree', () => {
  it('puts the index page first, then orders, then titles [SIDE-02, SIDE-03]', () => {
    const items = tree({
      'guide/b': { title: 'b' },
      'guide/a': { title: 'a' },
      'guide/z': { title: 'z', order: 1 },
      'guide/last': { title: 'last', order: -1 },
      'guide/index': { title: 'index' },
    });
    expect(items.map(({ text }) => text)).toEqual(['index', 'z', 'a', 'b', 'last']);
  });

  it('names a group by dir.text, short title, title or folder, with its icon and order [SIDE-04]', () => {
    const items = tree({
      'guide/storage/index': { title: 'Storages', dir: { order: 3 } },
      'guide/storage/a': {},
      'guide/install/index': { title: 'Install', icon: 'rocket', dir: { order: 1 } },
      'guide/install/a': {},
      'guide/api/index': { title: 'API', dir: { text: 'Interfaces', icon: 'plug', order: 4 } },
      'guide/api/a': {},
      'guide/advanced/index': { title: 'Advanced settings', shortTitle: 'Advanced', dir: { order: 5 } },
      'guide/advanced/a': {},
      'guide/offline-download/a': {},
    });
    expect(items.map(({ text, icon }) => [text, icon])).toEqual([
      ['Install', 'rocket'],
      ['Storages', undefined],
      ['Interfaces', 'plug'],
      ['Advanced', undefined],
      ['Offline Download', undefined],
    ]);
  });

  it('follows the settings of a folder [SIDE-05]', () => {
    const items = tree({
      'guide/fixed/index': { dir: { collapsible: false, order: 1 } },
      'guide/open/index': { dir: { expanded: true, order: 2 } },
      'guide/gone/index': { dir: { index: false, order: 3 } },
      'guide/linked/index': { title: 'Linked', dir: { link: true, order: 4 } },
      'guide/linked/child': { title: 'Child' },
    });
    expect(items.map(({ prefix, collapsible, expanded }) => [prefix, collapsible, expanded])).toEqual([
      ['/guide/fixed/', false, undefined],
      ['/guide/open/', true, true],
      ['/guide/linked/', true, undefined],
    ]);
    expect(items[2]?.link).toBe('/guide/linked/');
    expect(items[2]?.children?.map(({ text }) => text)).toEqual(['Child']);
  });

  it('leaves out a page with index: false, and still opens its group on its path [SIDE-06]', () => {
    const [group] = tree({ 'guide/drivers/index': { index: false }, 'guide/drivers/s3': {} });
    expect(flatten(group ? [group] : []).map(({ link }) => link)).toEqual(['/guide/drivers/s3.html']);
    expect(group && contains(group, '/guide/drivers/')).toBe(true);
    expect(group && contains(group, '/guide/install/')).toBe(false);
  });
});
