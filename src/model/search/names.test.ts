import { describe, expect, it } from 'vitest';
import { type PageNames, packNames, unpackSection } from './names.ts';

function page(at: number, sections: PageNames['sections']): PageNames {
  return { path: `/guide/${at}.html`, title: `Page ${at}`, aliases: [], sections };
}

describe('packNames', () => {
  it('keeps every section through packing and unpacking', () => {
    const sections = [
      { id: 'drive-type', text: 'Drive type' },
      { id: '_2-start', text: '2. Start' },
      { id: 'config-site-url', text: 'site_url', label: 'ALIST_SITE_URL' },
    ];
    const [packed] = packNames([page(1, sections)]);
    expect(packed?.[3].map(unpackSection)).toEqual(sections);
  });

  it('leaves out a heading that stands on many pages, and keeps a row that does', () => {
    const pages = Array.from({ length: 12 }, (_, at) =>
      page(at, [
        { id: 'next', text: 'Next' },
        { id: `${at}-token`, text: 'token', label: '' },
      ]),
    );
    expect(packNames(pages).map(([, , , sections]) => sections.length)).toEqual(pages.map(() => 1));
  });

  it('leaves out an alias that is the title', () => {
    const [packed] = packNames([{ ...page(1, []), title: 'OneDrive', aliases: ['Onedrive', 'wr', 'WR'] }]);
    expect(packed?.[2]).toEqual(['wr']);
  });
});
