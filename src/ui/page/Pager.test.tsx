import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pager } from './Pager.tsx';

it('opens a neighbour outside the site in a tab of its own, with the mark of such links [RTE-11, PAGE-19]', () => {
  const html = renderToStaticMarkup(
    <Pager
      previous={{ text: 'Why', link: '/faq/why.html' }}
      next={{ text: 'Elsewhere', link: 'https://example.org/a' }}
      language="en"
    />,
  );
  expect(html).toContain('href="/faq/why.html" rel="prev">');
  expect(html).toMatch(/href="https:\/\/example.org\/a" rel="next noopener noreferrer" target="_blank"/);
  expect(html.match(/External/g)).toHaveLength(1);
});
