import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FrontMatter } from '../../model/front-matter.ts';
import { Footer } from './Footer.tsx';

const year = new Date().getFullYear();
const drawn = (frontMatter: Partial<FrontMatter>, authors: { name: string }[] = []) =>
  renderToStaticMarkup(
    <Footer page={{ language: 'en', frontMatter: { title: '', ...frontMatter }, info: { authors } }} />,
  );

describe('Footer', () => {
  it('names year, authors and licence [FOOT-01, FOOT-03]', () => {
    expect(drawn({})).toContain(`<p>Copyright © ${year} AList</p>`);
    expect(drawn({ license: 'MIT' }, [{ name: 'A' }, { name: 'B' }])).toContain(
      `<p>Copyright © ${year} A, B MIT Licensed</p>`,
    );
  });

  it('follows the front matter: hidden, another text, another line, no line [FOOT-03]', () => {
    expect(drawn({ footer: false })).toBe('');
    expect(drawn({ footer: 'Our own words' })).toContain('<p>Our own words</p>');
    expect(drawn({ copyright: 'All ours' })).toContain('<p>All ours</p>');
    expect(drawn({ copyright: false })).not.toContain('Copyright');
  });

  it('carries no mark for a check for ad blockers [FOOT-02]', () => {
    expect(drawn({})).not.toContain('data-ad-block-hook');
  });
});
