import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sidebar } from './Sidebar.tsx';

const items = [
  { text: 'Just text' },
  { text: 'Docker', link: '/guide/install/docker.html' },
  { text: 'A part of it', link: '/guide/install/docker.html#part' },
  {
    text: 'Storage',
    prefix: '/guide/drivers/',
    children: [{ text: 'S3', link: '/guide/drivers/s3.html' }],
  },
  {
    text: 'Fixed',
    prefix: '/guide/fixed/',
    collapsible: false,
    children: [{ text: 'One', link: '/guide/fixed/one.html' }],
  },
];
const drawn = (path: string) => renderToStaticMarkup(<Sidebar items={items} language="en" path={path} />);

describe('Sidebar', () => {
  it('draws an item without a link as plain text [SIDE-13]', () => {
    expect(drawn('/guide/')).toContain('<li><span>Just text</span></li>');
  });

  it('marks one link and the groups it lies in, and no link with a hash [SIDE-09]', () => {
    const page = drawn('/guide/install/docker.html');
    expect(page.match(/aria-current="page"/g)).toHaveLength(1);
    expect(page).not.toContain('data-active');
    expect(drawn('/guide/drivers/s3.html')).toMatch(/data-group="\/guide\/drivers\/" data-active=""/);
    expect(drawn('/guide/drivers/')).toMatch(/data-group="\/guide\/drivers\/" data-active="exact"/);
  });

  it('draws a group as a button that controls its list, and a fixed one as a heading [SIDE-05, SIDE-21]', () => {
    const page = drawn('/guide/');
    expect(page).toMatch(/<button type="button" aria-expanded="false" aria-controls="side-3"/);
    expect(page).toMatch(/<div id="side-3" hidden="">/);
    expect(page).toMatch(/<div class="Sidebar-heading" data-group="\/guide\/fixed\/"/);
    expect(page.match(/<button type="button" aria-expanded/g)).toHaveLength(1);
  });
});
