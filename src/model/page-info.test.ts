import { describe, expect, it } from 'vitest';
import { site } from '../../site/site.ts';
import type { FrontMatter } from './front-matter.ts';
import { pageInfo } from './page-info.ts';

const page = { path: '/faq/why.html', language: 'en' } as const;
const past = { created: new Date('2022-05-01'), updated: new Date('2026-01-01'), authors: [] };

function info(data: Partial<FrontMatter>, counter?: string) {
  const settings = { ...site, pageViews: counter };
  return pageInfo({ title: 'Why', ...data }, 'Some text.', past, page, settings);
}

describe('the info row', () => {
  it('has the parts in their default order, another one where the page says so, or none [PAGE-04]', () => {
    expect(info({}).order).toEqual([
      'author',
      'original',
      'date',
      'views',
      'reading-time',
      'category',
      'tag',
    ]);
    expect(info({ pageInfo: ['tag', 'word'] }).order).toEqual(['tag', 'word']);
    expect(info({ pageInfo: false }).order).toEqual([]);
  });

  it('has the parts that its language asks for, unless the page asks for others [PAGE-04]', () => {
    const settings = { ...site, pageInfo: { en: ['word', 'date'] as const, zh: false as const } };
    const order = (data: Partial<FrontMatter>, language: 'en' | 'zh') =>
      pageInfo({ title: 'Why', ...data }, '', past, { ...page, language }, settings).order;
    expect(order({}, 'en')).toEqual(['word', 'date']);
    expect(order({ pageInfo: ['tag'] }, 'en')).toEqual(['tag']);
    expect(order({}, 'zh')).toEqual([]);
    expect(order({ pageInfo: ['tag'] }, 'zh')).toEqual(['tag']);
  });

  it('names the author of the page, else of the site, or nobody [PAGE-05]', () => {
    expect(info({}).authors).toEqual([site.author]);
    expect(info({ author: ['A', { name: 'B', url: 'https://b.example' }] }).authors).toEqual([
      { name: 'A' },
      { name: 'B', url: 'https://b.example' },
    ]);
    expect(info({ author: false }).authors).toEqual([]);
  });

  it('shows the day of the front matter, else of the first commit, else none [PAGE-07]', () => {
    expect(info({ date: new Date('2024-02-03') }).date).toEqual(new Date('2024-02-03'));
    expect(info({}).date).toEqual(past.created);
    expect(pageInfo({ title: 'Why' }, '', undefined, page).date).toBeNull();
  });

  it('asks for page views only of a configured counter, by path or by the name of the page [PAGE-08]', () => {
    expect(info({}).views).toBeNull();
    expect(info({}, 'https://count.example/views').views).toBe(
      'https://count.example/views?path=%2Ffaq%2Fwhy.html',
    );
    expect(info({ pageview: 'why' }, '/views').views).toBe('/views?path=why');
    expect(info({}, '/views?site=docs').views).toBe('/views?site=docs&path=%2Ffaq%2Fwhy.html');
    expect(info({ pageview: false }, '/views').views).toBeNull();
  });
});
