import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { site } from '../../site/site.ts';
import { stringsOf } from '../../site/strings.ts';
import { readFacts } from '../../src/model/facts/read-facts.ts';
import { builtPages } from './built-pages.ts';

function pageAt(path: string): HTMLElement {
  const page = builtPages().find((one) => one.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page.root;
}

function texts(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map((element) => element.textContent.trim());
}

describe('the parts of a page', () => {
  it('lead from the home over every section to the page [PAGE-11]', () => {
    const path = '/guide/api/admin/user.html';
    expect(texts(pageAt(path), '.Breadcrumb li')).toEqual(['Home', 'Guide', 'API', 'Admin', 'User']);
    expect(texts(pageAt(`/zh${path}`), '.Breadcrumb li')).toHaveLength(5);
    expect(pageAt('/guide/api/admin/user.html').querySelectorAll('.Breadcrumb .Icon').length).toBeGreaterThan(
      0,
    );
    expect(pageAt('/').querySelector('.Breadcrumb')).toBeNull();
  });

  it('describe the breadcrumb to machines as a list with positions, names and addresses [PAGE-12]', () => {
    for (const { root, path } of builtPages()) {
      const list = root.querySelector('nav.Breadcrumb ol');
      if (!list) continue;
      expect(list.getAttribute('itemtype')).toBe('https://schema.org/BreadcrumbList');
      const items = list.querySelectorAll(
        '[itemprop=itemListElement][itemtype="https://schema.org/ListItem"]',
      );
      expect(items.length).toBeGreaterThan(1);
      items.forEach((item, at) => {
        expect(item.querySelector('[itemprop=position]')?.getAttribute('content')).toBe(String(at + 1));
        expect(item.querySelector('[itemprop=name]')?.textContent.trim()).not.toBe('');
        expect(item.querySelector('a[itemprop=item]')?.getAttribute('href')).toMatch(/^\//);
      });
      const marked = list.querySelectorAll('[aria-current=page]');
      expect(marked.map((link) => link.getAttribute('href'))).toEqual([path]);
      expect(root.querySelector('nav.Breadcrumb')?.getAttribute('aria-label')).toBeTruthy();
    }
  });

  it('lead to the source of the page in a new tab [PAGE-13]', () => {
    const link = pageAt('/zh/faq/why.html').querySelector('.PageFoot-edit');
    expect(link?.getAttribute('href')).toMatch(
      /^https:\/\/github\.com\/.+\/edit\/main\/content\/zh\/faq\/why\.md$/,
    );
    expect(link?.getAttribute('target')).toBe('_blank');
  });

  it('tell in every foot which AList the page was checked with, and fill a report with path, language and version', () => {
    const { version } = readFacts().drivers.source;
    const without = builtPages().filter(({ root, path }) => {
      if (path.endsWith('/404.html')) return false;
      const link = root.querySelector('.PageFoot-report');
      const query = new URL(link?.getAttribute('href') ?? '/', 'https://nowhere.example').searchParams;
      const language = path.startsWith('/zh/') ? 'zh' : 'en';
      return !(
        root.querySelector('.PageFoot-checked')?.textContent.includes(version) &&
        link?.textContent.trim() === stringsOf(language).reportProblem &&
        query.get('title') === path &&
        query.get('body')?.startsWith(`Page: ${path}\nLanguage: ${language}\nAList: ${version} `)
      );
    });
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it('make the page about the project a portfolio in both languages, with links and text of its own [PORT-01]', () => {
    for (const path of ['/about.html', '/zh/about.html']) {
      const root = pageAt(path);
      for (const part of ['h1', '.Profile-welcome', '.Profile-avatar img', '.Profile-titles', '.Prose h2'])
        expect(root.querySelector(part), `${path} ${part}`).toBeTruthy();
      const links = root.querySelectorAll('.Profile-medias a').map((link) => link.getAttribute('href'));
      expect(links).toEqual(expect.arrayContaining([site.repository.url, site.docs.repository]));
    }
  });

  it('name the neighbours of the sidebar, from group to group [PAGE-17, PAGE-18]', () => {
    const of = (path: string, rel: string) =>
      pageAt(path).querySelector(`.Pager [rel=${rel}]`)?.getAttribute('href');
    expect(of('/guide/install/manual.html', 'prev')).toBe('/guide/install/script.html');
    expect(of('/guide/install/manual.html', 'next')).toBe('/guide/install/docker.html');
    const links = pageAt('/guide/').querySelectorAll('.Sidebar nav a');
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    const last = hrefs.filter((href) => href.startsWith('/guide/install/')).at(-1) ?? '';
    expect(of(last, 'next')).toBe(hrefs[hrefs.indexOf(last) + 1]);
    expect(of(last, 'next')).not.toMatch(/^\/guide\/install\//);
  });

  it('show a hint in the language of the page with each neighbour [PAGE-20]', () => {
    const pager = pageAt('/zh/guide/install/manual.html').querySelector('nav.Pager');
    expect(pager?.getAttribute('aria-label')).toBe('上一页与下一页');
    expect(texts(pageAt('/zh/guide/install/manual.html'), '.Pager small')).toEqual(['上一页', '下一页']);
    for (const text of texts(pageAt('/zh/guide/install/manual.html'), '.Pager span'))
      expect(text).not.toBe('');
    expect(pager?.querySelectorAll('a > span > .Icon')).toHaveLength(2);
  });

  it('name categories and tags of Chinese pages in Chinese [PAGE-10]', () => {
    expect(texts(pageAt('/zh/guide/install/docker.html'), '[data-info=category] .PageTitle-chip')).toEqual([
      '指南',
    ]);
    expect(texts(pageAt('/guide/install/docker.html'), '[data-info=category] .PageTitle-chip')).toEqual([
      'Guide',
    ]);
  });

  it('hold nothing of the promotion of a player, and no label of sponsorship [PROMO-01, PROMO-02]', () => {
    const found = builtPages().filter(({ root }) => root.querySelector('[class*=Promo], [class*=Sponsor]'));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('never skip a level of headings in our own text [A11Y-02]', () => {
    const skipped = builtPages().flatMap(({ root, path }) => {
      const levels = root
        .querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')
        .map(({ tagName }) => Number(tagName[1]));
      return levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1) ? [path] : [];
    });
    expect(skipped).toEqual([]);
  });

  it('ask for no log-in anywhere [PRIV-01]', () => {
    const forms = builtPages().filter(({ root }) => root.querySelector('input[type=password], form[action]'));
    expect(forms.map(({ path }) => path)).toEqual([]);
  });
});
