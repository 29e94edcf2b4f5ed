import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FrontMatter } from '../../model/front-matter.ts';
import { Footer } from './Footer.tsx';

const year = new Date().getFullYear();
const drawn = (
  frontMatter: Partial<FrontMatter>,
  authors: { name: string }[] = [],
  settings?: Parameters<typeof Footer>[0]['settings'],
) =>
  renderToStaticMarkup(
    <Footer
      page={{ language: 'en', frontMatter: { title: '', ...frontMatter }, info: { authors } }}
      {...(settings ? { settings } : {})}
    />,
  );

describe('Footer', () => {
  it('names year, authors and licence [FOOT-01, FOOT-03]', () => {
    expect(drawn({})).toContain(`<p>Copyright © ${year} AList</p>`);
    expect(drawn({ license: 'MIT' }, [{ name: 'A' }, { name: 'B' }])).toContain(
      `<p>Copyright © ${year} A, B MIT Licensed</p>`,
    );
  });

  it('follows the front matter: hidden, another line, no line [FOOT-03]', () => {
    expect(drawn({ footer: false })).toBe('');
    const other = drawn({ copyright: 'All ours' });
    expect(other).toContain('<p>All ours</p>');
    expect(other).not.toContain('Copyright');
    expect(drawn({ copyright: false })).not.toContain('Copyright');
  });

  it('puts words of the page in the place of the badge, and keeps the copyright line [FOOT-03]', () => {
    const own = drawn({ footer: 'Our own words' });
    expect(own).toContain('<p>Our own words</p>');
    expect(own).not.toMatch(/<img|<a /);
    expect(own).toContain(`<p>Copyright © ${year} AList</p>`);
    expect(drawn({})).toMatch(/<a [^>]*><img [^>]*alt="Hosted by /);
  });

  it('has a copyright line only with an author, a licence or a text [FOOT-03]', () => {
    const settings = {
      author: { name: '', url: '' },
      hostedBy: { name: 'Host', url: 'https://host.example', image: '/host.svg' },
      license: undefined,
      adBlockHook: false,
    };
    expect(drawn({}, [], settings)).not.toContain('<p>');
    expect(drawn({}, [{ name: '' }], settings)).not.toContain('<p>');
    expect(drawn({ license: 'MIT' }, [], settings)).toContain(`<p>Copyright © ${year} MIT Licensed</p>`);
    expect(drawn({ copyright: 'All ours' }, [], settings)).toContain('<p>All ours</p>');
    expect(drawn({}, [], { ...settings, license: 'CC-BY-4.0' })).toContain(
      `<p>Copyright © ${year} CC-BY-4.0 Licensed</p>`,
    );
    expect(drawn({}, [{ name: 'A' }], settings)).toContain(`<p>Copyright © ${year} A</p>`);
  });

  it('carries no mark for a check for ad blockers [FOOT-02]', () => {
    expect(drawn({})).not.toContain('data-ad-block-hook');
  });
});
