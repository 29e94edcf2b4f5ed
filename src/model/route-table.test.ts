import { describe, expect, it } from 'vitest';
import { type Claim, routeTable } from './route-table.ts';

function page(path: string, claim: Partial<Claim> = {}): Claim {
  return { path, file: `content${path}`, ...claim };
}

describe('routeTable', () => {
  it('joins the old paths that pages claim with those of the site [RTE-30]', () => {
    const claims = [page('/b.html', { redirectFrom: ['/old', '/old%20place/'] }), page('/')];
    expect(routeTable(claims, { '/older.html': '/b.html#part' })).toEqual({
      pages: ['/', '/b.html'],
      moved: { '/old place/': '/b.html', '/old.html': '/b.html', '/older.html': '/b.html#part' },
    });
  });

  it('refuses an old path that is a page', () => {
    expect(() => routeTable([page('/a.html'), page('/b.html', { redirectFrom: ['/a'] })], {})).toThrow(
      'content/b.html: redirectFrom: /a is a page itself',
    );
  });

  it('refuses an old path that two pages claim', () => {
    const claims = [
      page('/a.html', { redirectFrom: ['/old'] }),
      page('/b.html', { redirectFrom: ['/old.html'] }),
    ];
    expect(() => routeTable(claims, {})).toThrow('leads to /a.html already');
  });

  it('refuses an old path that leads to no page, of the site or of a page [RTE-30]', () => {
    expect(() => routeTable([page('/a.html')], { '/old.html': '/gone.html' })).toThrow(
      'site/redirects.ts: /old.html leads to /gone.html, where no page is',
    );
    const claims = [page('/a.html'), page('/moved.html', { redirectTo: '/nope.html#x' })];
    expect(() => routeTable(claims, {})).toThrow(/content\/moved\.html: redirectTo.*Name the path of a page/);
  });

  it('accepts a place on a page, encoded or not [RTE-30]', () => {
    const claims = [page('/zh/中.html'), page('/zh/b.html', { redirectTo: '/zh/%E4%B8%AD.html#x' })];
    expect(routeTable(claims, {}).moved).toEqual({ '/zh/b.html': '/zh/中.html#x' });
  });
});
