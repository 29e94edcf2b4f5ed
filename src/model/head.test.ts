import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../site/site.ts';
import { addressOf } from './address.ts';
import type { FrontMatter } from './front-matter.ts';
import { type Head, headOf } from './head.ts';
import { headLinks } from './head-links.ts';
import { pageInfo } from './page-info.ts';
import { routesOf } from './route.ts';

const published = site.origin;
beforeEach(() => {
  site.origin = 'https://docs.example.com';
});
afterEach(() => {
  site.origin = published;
});

function head(id: string, data: Partial<FrontMatter> = {}, body = ''): Head {
  const frontMatter = { title: 'Why', ...data };
  const route = routesOf([{ id, data: frontMatter }]).get(addressOf(id).path);
  if (!route) throw new Error(`${id} has no route`);
  const info = pageInfo(frontMatter, body, undefined, route);
  return headOf({ route, frontMatter, body, twinExists: true, past: undefined, info });
}

describe('title and description', () => {
  it('are those of the site, in each language from its own data [SITE-03, SITE-04]', () => {
    expect(head('en/faq/why').title).toBe('Why | AList Docs');
    expect(head('en/faq/why').description).toBe('Documentation for alist v3');
    expect(head('zh/pricing', { title: '价格' }).title).toBe('价格 | AList 文档');
    expect(head('zh/pricing').description).toBe(site.description.zh);
    expect(site.description.zh).toMatch(/\p{Script=Han}/u);
  });

  it('drop an empty half of the title [SITE-10]', () => {
    expect(head('en/index', { title: '' }).title).toBe('AList Docs');
    expect(head('en/index', { title: 'AList Docs' }).title).toBe('AList Docs');
  });

  it('make a description of the text: one line without markup, at most 180 characters [SITE-11]', () => {
    const body = `## Heading\n\nSome **bold** [link](/a.html)\nand \`code\`. ${'More words. '.repeat(30)}`;
    const { description } = head('en/faq/why', {}, body);
    expect(description).toMatch(/^Some bold link and code\. More words\./);
    expect(description).toHaveLength(180);
    expect(description.endsWith('...')).toBe(true);
    const fits = 'x'.repeat(180);
    expect(head('en/faq/why', { description: fits }).description).toBe(fits);
    expect(head('en/faq/why', { description: `${fits}y` }).description).toBe(`${'x'.repeat(177)}...`);
  });
});

describe('addresses', () => {
  it('are absolute nowhere when the origin is not known [SEO-06]', () => {
    site.origin = undefined;
    const one = head('en/faq/why', { cover: '/a.png' });
    expect(one.canonical).toBeNull();
    expect(one.alternates).toEqual([]);
    expect(one.openGraph.map(([name]) => name)).not.toContain('og:url');
    expect(JSON.stringify(one)).not.toContain('undefined/');
    expect(JSON.stringify(one)).not.toContain('example.com');
  });

  it('are encoded', () => {
    expect(head('en/a b').canonical).toBe('https://docs.example.com/a%20b.html');
  });
});

describe('links of the head', () => {
  it('of a language come first and replace those of the site that are of their kind [SITE-05]', () => {
    const root = [
      { rel: 'icon', href: '/a.svg' },
      { rel: 'alternate', type: 'application/atom+xml', href: '/feed.xml' },
    ];
    const locale = [{ rel: 'alternate', type: 'application/atom+xml', href: '/zh/feed.xml' }];
    expect(headLinks(root, locale).map(({ href }) => href)).toEqual(['/zh/feed.xml', '/a.svg']);
    expect(head('zh/faq/why').links.filter(({ rel }) => rel === 'alternate')).toHaveLength(1);
  });
});
