import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageFoot } from './PageFoot.tsx';

const base = {
  checked: { version: 'v3.63.0', date: '2026-08-05' },
  reportLink: 'https://github.com/AlistGo/docs/issues/new?title=x',
} as const;

describe('the foot of a page', () => {
  it('shows the time of the last change in the language of the page, or nothing [PAGE-15]', () => {
    const updated = new Date('2026-03-04T05:06:07Z');
    const html = renderToStaticMarkup(<PageFoot {...base} language="zh" updated={updated} />);
    expect(html).toMatch(/最近更新：<time dateTime="2026-03-04T05:06:07.000Z">2026年3月4日/i);
    expect(renderToStaticMarkup(<PageFoot {...base} language="zh" updated={null} />)).not.toContain(
      '最近更新',
    );
  });

  it('names contributors in their order, or leaves the label out as well [PAGE-16]', () => {
    const contributors = [{ name: 'Zoe' }, { name: 'Ann' }];
    const html = renderToStaticMarkup(<PageFoot {...base} language="en" contributors={contributors} />);
    expect(html).toContain('Contributors: Zoe, Ann');
    expect(renderToStaticMarkup(<PageFoot {...base} language="en" contributors={[]} />)).not.toContain(
      'Contributors',
    );
  });

  it('leads from a contributor to the profile that is known, and nowhere else [SITE-08, PAGE-16]', () => {
    const contributors = [{ name: 'Zoe', url: 'https://example.com/zoe' }, { name: 'Ann' }];
    const html = renderToStaticMarkup(<PageFoot {...base} language="zh" contributors={contributors} />);
    expect(html).toContain(
      '<a href="https://example.com/zoe" target="_blank" rel="noopener noreferrer">Zoe</a>, Ann<',
    );
  });

  it('has no edit link where there is no source, but always the version and the report link [PAGE-13]', () => {
    const html = renderToStaticMarkup(<PageFoot {...base} language="en" editLink={null} />);
    expect(html).not.toContain('PageFoot-edit');
    expect(html).toContain('Checked with AList v3.63.0');
    expect(html).toContain('Report a problem with this page');
  });

  it('has neither edit nor report link where no repository is set [PAGE-13]', () => {
    const html = renderToStaticMarkup(<PageFoot {...base} language="en" editLink={null} reportLink={null} />);
    expect(html).not.toContain('<a');
    expect(html).toContain('Checked with AList v3.63.0');
  });

  it('names the place of the repository in the edit link [PAGE-13]', () => {
    const editLink = 'https://gitlab.com/a/docs/edit/main/content/en/x.md';
    const html = renderToStaticMarkup(<PageFoot {...base} language="en" editLink={editLink} />);
    expect(html).toContain('Edit this page on GitLab');
  });

  it('puts the day of the checked version into the brackets of its language', () => {
    const html = (language: 'en' | 'zh') =>
      renderToStaticMarkup(<PageFoot {...base} language={language} />).replaceAll(/<\/?time[^>]*>/g, '');
    expect(html('zh')).toContain('核对（2026年8月5日）</p>');
    expect(html('en')).toContain('v3.63.0 (August 5, 2026)</p>');
  });
});
