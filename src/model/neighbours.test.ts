import { describe, expect, it } from 'vitest';
import { neighbours } from './neighbours.ts';
import { routesOf } from './route.ts';
import { sidebarTree } from './sidebar.ts';

const routes = routesOf(
  ['guide/index', 'guide/a/index', 'guide/a/one', 'guide/a/two', 'guide/b/index', 'guide/b/one'].map(
    (path) => ({
      id: `en/${path}`,
      data: { title: `Title of ${path}`, shortTitle: path, icon: 'rocket' },
    }),
  ),
);
const tree = sidebarTree(routes, '/guide/', 'en');

const one = { path: '/guide/a/one.html', id: 'en/guide/a/one' };

function of(path: string, own = {}) {
  const { previous, next } = neighbours({ path, id: 'en/guide/a/one' }, tree, routes, own);
  return [previous?.link, next?.link];
}

describe('the neighbours of a page', () => {
  it('are those beside it in the sidebar, with the text of the sidebar [PAGE-17]', () => {
    expect(of('/guide/a/one.html')).toEqual(['/guide/a/', '/guide/a/two.html']);
    expect(neighbours(one, tree, routes, {}).next?.text).toBe('guide/a/two');
  });

  it('lie in the next group where a group ends, and in the one before where it begins [PAGE-18]', () => {
    expect(of('/guide/a/two.html')[1]).toBe('/guide/b/');
    expect(of('/guide/b/')[0]).toBe('/guide/a/two.html');
    expect(of('/guide/b/one.html')[1]).toBeUndefined();
  });

  it('follow the front matter: none, a page with its full title and icon, or what it says [PAGE-19]', () => {
    expect(of('/guide/a/one.html', { next: false })).toEqual(['/guide/a/', undefined]);
    expect(neighbours(one, tree, routes, { prev: '/guide/b/' }).previous).toEqual({
      text: 'Title of guide/b/index',
      link: '/guide/b/',
      icon: 'rocket',
    });
    const link = { text: 'Elsewhere', link: 'https://example.com' };
    expect(neighbours(one, tree, routes, { next: link }).next).toEqual(link);
  });

  it('say in which file and key a page is named in vain', () => {
    const message = (own: object) => () => of('/guide/a/one.html', own);
    expect(message({ next: '/nope.html' })).toThrow('content/en/guide/a/one.md: next names /nope.html');
    expect(message({ prev: '/nope.html' })).toThrow('content/en/guide/a/one.md: prev names /nope.html');
  });
});
