import { describe, expect, it } from 'vitest';
import { routeTable } from './route-table.ts';

describe('routeTable', () => {
  it('joins the old paths that pages claim with those of the site [RTE-30]', () => {
    const claims = [{ path: '/b.html', redirectFrom: ['/old', '/old%20place/'] }, { path: '/' }];
    expect(routeTable(claims, { '/older.html': '/b.html#part' })).toEqual({
      pages: ['/', '/b.html'],
      moved: { '/old place/': '/b.html', '/old.html': '/b.html', '/older.html': '/b.html#part' },
    });
  });

  it('refuses an old path that is a page', () => {
    expect(() => routeTable([{ path: '/a.html' }, { path: '/b.html', redirectFrom: ['/a'] }], {})).toThrow(
      'redirectFrom of /b.html: /a is a page itself',
    );
  });

  it('refuses an old path that two pages claim', () => {
    const claims = [
      { path: '/a.html', redirectFrom: ['/old'] },
      { path: '/b.html', redirectFrom: ['/old.html'] },
    ];
    expect(() => routeTable(claims, {})).toThrow('leads to /a.html already');
  });

  it('leaves out an old path whose page does not exist', () => {
    expect(routeTable([{ path: '/a.html' }], { '/old.html': '/gone.html' }).moved).toEqual({});
  });
});
