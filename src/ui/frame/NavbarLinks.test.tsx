import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MenuEntry } from './NavbarLinks.tsx';

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
