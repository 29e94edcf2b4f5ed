import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../../../site/site.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Language } from '../../model/language.ts';
import { pageInfo } from '../../model/page-info.ts';
import { routesOf } from '../../model/route.ts';
import { PageTitle } from './PageTitle.tsx';

interface Options {
  language?: Language;
  words?: number;
  counter?: string;
}

function draw(data: Partial<FrontMatter>, { language = 'en', words = 0, counter }: Options = {}): string {
  const frontMatter = { title: 'Why', ...data };
  const [route] = routesOf([{ id: `${language}/faq/why`, data: frontMatter }]).values();
  if (!route) throw new Error('No route');
  const settings = { ...site, pageViews: counter };
  const info = pageInfo(frontMatter, 'word '.repeat(words), undefined, route, settings);
  return renderToStaticMarkup(<PageTitle page={{ title: 'Why', language, info, frontMatter, route }} />);
}

describe('the row below the title', () => {
  it('stands below one heading with the icon and the title [PAGE-03]', () => {
    expect(draw({ icon: 'rocket' })).toMatch(
      /^<div class="PageTitle"><h1><svg .*<\/svg>Why<\/h1><ul class="PageTitle-info">/,
    );
    expect(draw({ pageInfo: false })).toBe('<div class="PageTitle"><h1>Why</h1></div>');
  });

  it('shows the mark of originals only where the page says so [PAGE-06]', () => {
    expect(draw({ isOriginal: true })).toContain('Original');
    expect(draw({ isOriginal: true }, { language: 'zh' })).toContain('原创');
    expect(draw({})).not.toContain('Original');
  });

  it('shows the day in the language of the page, with its ISO value [PAGE-07]', () => {
    const date = new Date('2024-02-03');
    expect(draw({ date }, { language: 'zh' })).toMatch(
      /<time dateTime="2024-02-03T00:00:00.000Z">2024年2月3日</i,
    );
    expect(draw({ date })).toContain('February 3, 2024');
  });

  it('joins authors and opens the page of one in a new tab [PAGE-05]', () => {
    const html = draw({ author: ['Ann', { name: 'Bob', url: 'https://bob.example/' }] });
    expect(html).toMatch(
      /Ann.*, .*<a href="https:\/\/bob.example\/" target="_blank" rel="noopener noreferrer">Bob/,
    );
    expect(draw({ author: false })).not.toContain('data-info="author"');
  });

  it('labels every part in the language of the page [PAGE-10]', () => {
    const data = { isOriginal: true, date: new Date(), category: 'Guide', tag: 'Storage' };
    const html = draw(data, { language: 'zh', words: 700, counter: '/views' });
    const labels = [...html.matchAll(/visually-hidden">([^<]+)：</g)].map(([, label]) => label);
    expect(labels).toEqual(['作者', '原创', '写作日期', '访问量', '阅读时间', '分类', '标签']);
  });

  it('links no category and no tag, as there are no pages of them [PAGE-09]', () => {
    const html = draw({ author: false, category: 'Guide', tag: ['Storage'] });
    expect(html.match(/<span class="PageTitle-chip"/g)).toHaveLength(2);
    expect(html).not.toContain('<a ');
  });

  it('gives a tag the same colour on two pages [PAGE-09]', () => {
    const chip = /data-hue="(\d)">Storage/;
    const [, one] = chip.exec(draw({ tag: ['Storage', 'Guide'] })) ?? [];
    const [, other] = chip.exec(draw({ tag: 'Storage', title: 'Other' })) ?? [];
    expect(one).toMatch(/^[0-8]$/);
    expect(other).toBe(one);
  });

  it('keeps the place of page views hidden until there is a number, and has none without a counter [PAGE-08]', () => {
    expect(draw({}, { counter: '/views' })).toMatch(
      /<li data-info="views" data-views="\/views\?path=[^"]+" hidden="">/,
    );
    expect(draw({})).not.toContain('data-views');
  });

  it('calls less than a minute so, and counts it as one [RT-02]', () => {
    expect(draw({}, { words: 40 })).toContain('<time dateTime="PT1M">Less than 1 minute</time>');
    expect(draw({}, { words: 40, language: 'zh' })).toContain('<time dateTime="PT1M">不到 1 分钟</time>');
  });

  it('rounds minutes, and tells the words where the page asks for them [RT-03]', () => {
    const html = draw({ pageInfo: ['reading-time', 'word'] }, { words: 1000 });
    expect(html).toContain('<time dateTime="PT3M">About 3 min</time>');
    expect(html).toContain('About 1000 words');
    expect(draw({ pageInfo: ['word'] }, { words: 1000, language: 'zh' })).toContain('大约 1000 字');
  });

  it('shows no words by default [RT-04]', () => {
    expect(draw({}, { words: 1000 })).not.toContain('1000 words');
  });
});
