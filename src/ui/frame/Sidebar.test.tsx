import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../model/sidebar.ts';
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

/** One tree, drawn for a path. */
const tree = (all: readonly SidebarItem[], pageIcons = false, path = '/guide/') =>
  renderToStaticMarkup(<Sidebar items={all} language="en" path={path} pageIcons={pageIcons} />);

describe('Sidebar', () => {
  it('draws a linked folder as its link beside a named button that folds its pages [SIDE-05, SIDE-21]', () => {
    const linked = {
      text: 'Linked',
      link: '/guide/linked/',
      prefix: '/guide/linked/',
      children: [{ text: 'One', link: '/guide/linked/one.html' }],
    };
    const closed = tree([linked]);
    expect(closed).toMatch(
      /<a href="\/guide\/linked\/">Linked<\/a><button class="Sidebar-toggle" type="button" aria-expanded="false" aria-controls="side-0"[^>]* aria-label="Pages of Linked">/,
    );
    expect(closed).toContain('<div id="side-0" hidden="">');
    expect(tree([linked], false, '/guide/linked/one.html')).toContain('<div id="side-0">');
    expect(tree([{ ...linked, collapsible: false }])).not.toContain('Sidebar-toggle');
  });

  it('draws the icons of pages where the site wants them, and keeps their place on a level that has one [SIDE-13]', () => {
    const page = (icon?: string) => ({ text: 'Page', link: '/guide/page.html', icon });
    const slot = '<svg class="Icon" aria-hidden="true"></svg>';
    expect(tree([page('rocket'), page()], true)).toMatch(
      new RegExp(`<svg class="Icon"[^>]*><g.*Page</a>.*<a [^>]*>${slot}Page</a>`),
    );
    expect(tree([page(), page()], true)).not.toContain('svg');
    expect(tree([page('rocket'), page()])).not.toContain('svg');
    const deep = { text: 'Deep', icon: 'rocket', prefix: '/guide/d/', children: [page('rocket')] };
    const beside = tree([page('rocket'), deep]);
    expect(beside).toContain(`${slot}Page</a>`);
    expect(beside.match(/<g/g)).toHaveLength(1);
  });

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
