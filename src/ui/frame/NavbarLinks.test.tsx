import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MenuEntry, NavbarLink } from './NavbarLinks.tsx';

const children = [
  { text: { en: 'One', zh: '一' }, link: 'https://one.example' },
  { text: { en: 'Two', zh: '二' }, link: 'https://two.example' },
];
const text = { en: 'Group', zh: '组' };

describe('MenuEntry', () => {
  it('heads a nested group by text, or by a link where it has one [NAV-08]', () => {
    const plain = renderToStaticMarkup(<MenuEntry entry={{ text, children }} language="en" />);
    expect(plain).toContain('<span class="Menu-heading">Group</span>');
    expect(plain.match(/<a class="Menu-link"/g)).toHaveLength(2);
    const linked = renderToStaticMarkup(
      <MenuEntry entry={{ text, link: 'https://group.example', children }} language="zh" />,
    );
    expect(linked).toMatch(/<a class="Menu-heading" href="https:\/\/group\.example"[^>]*>组<\/a>/);
  });
});

describe('NavbarLink', () => {
  const marks = (link: string, language: 'en' | 'zh', path: string) => {
    const drawn = renderToStaticMarkup(
      <NavbarLink entry={{ text: { en: 'Name', zh: '名' }, link }} language={language} path={path} />,
    );
    return [drawn.includes('data-active=""'), drawn.includes('aria-current="page"')];
  };

  it('is active where the path starts with it, and the current page where it is the path [NAV-03]', () => {
    expect(marks('/guide/', 'en', '/guide/install/docker.html')).toEqual([true, false]);
    expect(marks('/guide/', 'zh', '/zh/guide/')).toEqual([true, true]);
    expect(marks('/pricing.html', 'en', '/pricing.html')).toEqual([true, true]);
    expect(marks('/config/', 'en', '/guide/')).toEqual([false, false]);
  });

  it('is active for a home only on the home itself [NAV-03]', () => {
    expect(marks('/', 'en', '/guide/')).toEqual([false, false]);
    expect(marks('/', 'zh', '/zh/guide/')).toEqual([false, false]);
    expect(marks('/', 'en', '/')).toEqual([true, true]);
    expect(marks('/', 'zh', '/zh/')).toEqual([true, true]);
  });
});
