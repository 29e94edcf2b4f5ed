import { describe, expect, it } from 'vitest';
import { site } from '../../site/site.ts';
import { feed } from './feed.ts';
import { type Entry, routesOf } from './route.ts';

const entries: Entry[] = [
  { id: 'en/a', data: { title: 'A & B' }, body: 'Words.', filePath: 'content/en/a.md' },
  { id: 'en/b', data: { title: 'Kept out', feed: false }, body: '', filePath: 'content/en/b.md' },
  { id: 'zh/a', data: { title: '甲' }, body: '字。', filePath: 'content/zh/a.md' },
];
const at = (day: string) => ({ created: new Date('2024-01-01'), updated: new Date(day), authors: [] });
const data = {
  entries: new Map(entries.map((entry) => [entry.id, entry])),
  routes: routesOf(entries),
  history: new Map([
    ['content/en/a.md', at('2024-03-03')],
    ['content/en/b.md', at('2024-04-04')],
    ['content/zh/a.md', at('2024-05-05')],
  ]),
};
const releases = [
  { version: 'v2.0.0', date: '2024-06-06', changes: [{ subject: 'add <x>', scope: 's3' }] },
  { version: 'v1.0.0', date: '2024-01-01', changes: [] },
];
const titles = (xml: string) =>
  [...xml.matchAll(/<entry>.*?<title>([^<]*)<\/title>/g)].map(([, title]) => title);

describe('the feed', () => {
  it('holds the pages of its language and the releases, newest first [SEO-09]', () => {
    expect(titles(feed('en', data, releases))).toEqual(['AList v2.0.0', 'A &amp; B', 'AList v1.0.0']);
    expect(titles(feed('zh', data, releases))).toEqual(['AList v2.0.0', '甲', 'AList v1.0.0']);
  });

  it('has what Atom asks of a feed and of each entry, escaped [SEO-09]', () => {
    const xml = feed('en', data, releases);
    const ids = [...xml.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids)
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(xml.match(/<updated>/g)).toHaveLength(4);
    expect(xml).toContain('s3: add &lt;x&gt;');
    expect(xml).toContain('<updated>2024-06-06T00:00:00.000Z</updated>');
  });

  it('keeps the ids of entries whatever the origin, and has no absolute address without one [SEO-06, SEO-09]', () => {
    const published = site.origin;
    const ids = (xml: string) => xml.match(/<id>[^<]+/g);
    site.origin = undefined;
    const without = feed('en', data, releases);
    site.origin = 'https://docs.example.com';
    const absolute = feed('en', data, releases);
    site.origin = published;
    expect(ids(without)).toEqual(ids(absolute));
    expect(without.replace('http://www.w3.org/2005/Atom', '')).not.toMatch(/https?:/);
    expect(absolute).toContain('href="https://docs.example.com/a.html"');
  });
});
