import { describe, expect, it } from 'vitest';
import { bestFind, type Fragment } from './excerpt.ts';

function fragment(text: string, locations: number[], anchors: Fragment['anchors'] = []): Fragment {
  return { url: '/a.html', raw_content: text, meta: {}, locations, anchors };
}

describe('bestFind', () => {
  it('prefers the place where the whole query stands', () => {
    const text = 'docker pull fails often. Then write a docker compose file with docker';
    expect(bestFind(fragment(text, [0, 7, 11]), 'docker compose')?.snippet).toContain('docker compose file');
  });

  it('leads to the row or heading above the find, called by its text or its first word', () => {
    const anchors = [
      { element: 'h2', id: 'fields', text: 'Fields', location: 0 },
      { element: 'tr', id: 'row', text: '', location: 2 },
      { element: 'label', id: 'other', text: 'x', location: 3 },
    ];
    const found = bestFind(fragment('Fields below. refresh_token a long secret', [5], anchors), 'secret');
    expect(found).toEqual({ id: 'row', section: 'refresh_token', snippet: 'refresh_token a long secret' });
  });

  it('calls a row by its whole key where Chinese text parts it', () => {
    const row = [{ element: 'tr', id: 'site-url', text: '', location: 1 }];
    const text = '设置\u200bsite\u200b_\u200burl \u200b文本\u200b反代';
    expect(bestFind(fragment(text, [5], row), '反代')?.section).toBe('site_url');
  });

  it('puts Chinese words together again, and gives signs back', () => {
    const found = bestFind(fragment('反\u200b代\u200b配置\u200b，\u200ba \u200b2&gt;&1', [0]), '反代');
    expect(found?.snippet).toBe('反代配置，a 2>&1');
  });

  it('finds nothing where no word of the query stands, whatever Pagefind took for alike', () => {
    expect(bestFind(fragment('from A to Z', [3]), 'zzzz')).toBeNull();
  });
});
