import { describe, expect, it } from 'vitest';
import { breadcrumb } from './breadcrumb.ts';
import { routesOf } from './route.ts';

const routes = routesOf([
  { id: 'en/index', data: { title: 'Home', icon: 'house' } },
  { id: 'en/guide/index', data: { title: 'The guide', shortTitle: 'Guide' } },
  { id: 'en/guide/api/index', data: { title: 'API', breadcrumbExclude: true } },
  { id: 'en/guide/api/admin/user', data: { title: 'User' } },
]);

function texts(path: string): string[] {
  const route = routes.get(path);
  if (!route) throw new Error(`${path} has no route`);
  return breadcrumb(route, routes).map(({ text }) => text);
}

describe('the breadcrumb', () => {
  it('leads from the home over the pages that exist and are not excluded, by their short titles [PAGE-11]', () => {
    expect(texts('/guide/api/admin/user.html')).toEqual(['Home', 'Guide', 'User']);
    expect(texts('/guide/api/')).toEqual(['Home', 'Guide', 'API']);
  });

  it('is none where it would have one entry [PAGE-11]', () => {
    expect(texts('/')).toEqual([]);
  });
});
