import { readFileSync } from 'node:fs';
import { NodeType } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { contributors } from '../../site/contributors.ts';
import { site } from '../../site/site.ts';
import { phrases, strings } from '../../site/strings.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';
import { builtFiles, builtRoutes, fileOf } from './dist.ts';

const byPath = new Map(builtPages().map((page) => [page.path, page]));

/** A page of the built site. */
function pageAt(path: string): BuiltPage {
  const page = byPath.get(path);
  if (!page) throw new Error(`${path} was not built`);
  return page;
}

/** The pages of a folder in both languages; the empty name is its index. */
function both(folder: string, names: readonly string[]): string[] {
  return ['', '/zh'].flatMap((home) =>
    names.map((name) => (name ? `${home}${folder}${name}.html` : home + folder)),
  );
}

/** Fails where a page is missing or where two of one language have the same heading. */
function expectPages(paths: readonly string[]): void {
  for (const home of ['en', 'zh']) {
    const headings = paths
      .filter((path) => path.startsWith('/zh/') === (home === 'zh'))
      .map((path) => pageAt(path).root.querySelector('h1')?.textContent.trim());
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings).not.toContain('');
  }
}

describe('the pages of the specification', () => {
  it('are the home of each language [RTE-15]', () => {
    for (const path of ['/', '/zh/']) {
      expect(pageAt(path).root.querySelector('main.Home')).toBeTruthy();
    }
    expect(pageAt('/zh/').root.querySelector('html')?.getAttribute('lang')).toBe('zh-CN');
  });

  it('are the pricing pages, without the parts of a documentation page [RTE-16]', () => {
    for (const path of ['/pricing.html', '/zh/pricing.html']) {
      const { root } = pageAt(path);
      expect(root.querySelector('h1')).toBeTruthy();
      for (const part of [
        'Sidebar',
        'Contents',
        'Breadcrumb',
        'PageFoot-edit',
        'PageTitle-info',
        'Pager',
        'Comments',
      ])
        expect(root.querySelectorAll(`.${part}`).map(({ outerHTML }) => outerHTML)).toEqual([]);
      expect(root.querySelector('main')?.textContent).not.toMatch(
        /Contributors|贡献者|Last updated|最近更新/,
      );
    }
  });

  it('are the configuration [RTE-17]', () => {
    expectPages(
      both('/config/', ['', 'configuration', 'global', 'other', 'preview', 'side', 'site', 'style']),
    );
  });

  it('are the questions, with error codes and remedies [RTE-18]', () => {
    expectPages(both('/faq/', ['', 'error', 'howto', 'seealso', 'why']));
    for (const path of ['/faq/error.html', '/zh/faq/error.html'])
      expect(pageAt(path).root.querySelectorAll('.Prose table tr, .Prose h3').length).toBeGreaterThan(5);
  });

  it('are the guide [RTE-19]', () => {
    expectPages(both('/guide/', ['', 'changelog', 'community', 'ecosystem', 'sponsor', 'webdav']));
  });

  it('are the interface [RTE-20]', () => {
    expectPages(both('/guide/api/', ['', 'apifox', 'auth', 'fs', 'public', 'task']));
  });

  it('are the administrator’s interface [RTE-21]', () => {
    expectPages(both('/guide/api/admin/', ['', 'driver', 'meta', 'setting', 'storage', 'task', 'user']));
  });

  it('are the advanced pages, all in both languages [RTE-22]', () => {
    expectPages(
      both(
        '/guide/advanced/',
        ' 2fa alias backup balance ftp ipa meta offline-download rapid_upload s3 search sso system_arch user'.split(
          ' ',
        ),
      ),
    );
  });

  it('are the ways to install [RTE-23]', () => {
    expectPages(
      both('/guide/install/', [
        '',
        'desktop',
        'docker',
        'manual',
        'paas',
        'reverse-proxy',
        'script',
        'source',
      ]),
    );
  });

  it('are the drivers: index, common fields, how to write one, and every one the specification names [RTE-24]', () => {
    expectPages(both('/guide/drivers/', ['', 'common', 'develop']));
    const named =
      '115 115_open 123 139 163music 189 alist-v2-v3 Crypt SMB Seafile Terabox Trainbit UrlTree alias aliyundrive aliyundrive_open baidu baidu.photo baidu_share chaoxing cloudreve cloudreve_v4 dropbox febbox feiji ftp github github_releases googledrive googlephotos halalcloud ilanzou kodbox lanzou lenovonasshare local mediatrack mega misskey mopan onedrive onedrive_app pikpak quark quqi s3 sftp teambition thunder uc uss vtencent webdav weiyun wopan yandex';
    const moved = builtRoutes().moved;
    const missing = both('/guide/drivers/', named.split(' ')).filter(
      (path) => !byPath.has(path) && !(path in moved),
    );
    expect(missing).toEqual([]);
  });
});

describe('the reader of the home page', () => {
  it('reaches installing, configuring and the interface in two clicks [SITE-01]', () => {
    for (const [home, prefix] of [
      ['/', ''],
      ['/zh/', '/zh'],
    ] as const) {
      const linksOf = (path: string) =>
        (byPath.get(path)?.root.querySelectorAll('a[href^="/"]') ?? []).map((link) =>
          (link.getAttribute('href') ?? '').replace(/#.*/, ''),
        );
      const first = new Set(linksOf(home));
      const second = new Set([...first, ...[...first].flatMap(linksOf)]);
      for (const goal of ['/guide/install/', '/config/', '/guide/api/'])
        expect(second).toContain(prefix + goal);
      expect(first).toContain(`${prefix}/guide/install/`);
    }
  });
});

/** What a phrase says whatever its values are. */
function patternOf(phrase: (...values: never[]) => string): RegExp {
  // Stands for a number or a text in the template.
  const blank = '\uFFFC' as never;
  const parts = phrase(blank, blank).split(blank);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}

describe('the Chinese pages', () => {
  it('show no English text of the interface [SITE-06]', () => {
    const english = new Set<string>(
      Object.values(strings)
        .filter(({ en, zh }: { en: string; zh: string }) => en !== zh)
        .map(({ en }) => en),
    );
    english.delete(strings.languageName.en);
    const phrased = Object.values(phrases).map(({ en }) => patternOf(en));
    expect(phrased.some((pattern) => pattern.test('Edit this page on GitHub'))).toBe(true);
    // One page of each folder: the frame of the others is the same.
    const byFolder = new Map(builtPages().map((page) => [page.path.replace(/[^/]+$/, ''), page]));
    const found = [...byFolder.values()]
      .filter(({ path }) => path.startsWith('/zh/') && path !== '/zh/404.html')
      .flatMap(({ path, root }) =>
        root
          .querySelectorAll(
            'header *, nav *, aside *, footer *, .PageFoot *, .PageTitle-info *, .Pager *, button, dialog *, [aria-label]',
          )
          .filter((element) => !element.closest('.Prose') && !element.closest('[lang="en-US"]'))
          .flatMap((element) => [
            element.getAttribute('aria-label') ?? '',
            element.getAttribute('placeholder') ?? '',
            ...element.childNodes
              .filter((node) => node.nodeType === NodeType.TEXT_NODE)
              .map((node) => node.textContent.trim().replace(/\s*[:：(（]$/, '')),
          ])
          .filter((text) => english.has(text) || phrased.some((pattern) => pattern.test(text)))
          .map((text) => `${path}: ${text}`),
      );
    expect([...new Set(found)].slice(0, 20)).toEqual([]);
  });
});

describe('the links of every page', () => {
  it('open in a new tab exactly where they leave the site, which is what the style marks [RTE-11]', () => {
    const wrong = builtPages().flatMap(({ path, root }) =>
      root.querySelectorAll('a[href]').flatMap((link) => {
        const leaves = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link.getAttribute('href') ?? '');
        const [target, rel] = [link.getAttribute('target'), link.getAttribute('rel')];
        const right = leaves ? target === '_blank' && rel === 'noopener noreferrer' : target === undefined;
        return right ? [] : [`${path}: ${link.outerHTML}`];
      }),
    );
    expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
  });
});

describe('the people named on the pages', () => {
  it('are named without their mail addresses [SITE-08]', () => {
    const addresses = builtPages().flatMap(({ path, root }) =>
      root
        .querySelectorAll(
          '.PageFoot, .PageTitle, meta[property^="article:"], script[type="application/ld+json"]',
        )
        .filter((element) => /[\w.+-]+@[\w-]+\.[\w.]+/.test(element.outerHTML))
        .map(() => path),
    );
    expect(addresses).toEqual([]);
    expect(JSON.stringify(contributors)).not.toContain('@');
  });
});

describe('the built head', () => {
  it('has absolute addresses of this site exactly when the origin was set [SEO-06]', () => {
    const { root } = pageAt('/faq/why.html');
    const url = root.querySelector('meta[property="og:url"]')?.getAttribute('content');
    expect(url).toBe(site.origin ? `${site.origin}/faq/why.html` : undefined);
    expect(Boolean(root.querySelector('link[rel="canonical"]'))).toBe(Boolean(site.origin));
  });

  it('has a title that ends in the site’s name, and a description, on every page [SITE-03, SITE-04, SITE-11]', () => {
    const titles = { en: /(^| \| )AList Docs$/, zh: /(^| \| )AList 文档$/ };
    for (const { path, root } of builtPages()) {
      const language = path.startsWith('/zh/') ? 'zh' : 'en';
      expect(root.querySelector('title')?.textContent, path).toMatch(titles[language]);
      const description = root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
      expect(description.length, path).toBeGreaterThan(0);
      expect(description.length, path).toBeLessThanOrEqual(180);
      expect(description, path).not.toMatch(/<\/?(a|b|p|br|em|strong|code|div|span|img)\b|\n|\*\*/);
    }
  });

  it('names pictures for social networks that are there [SEO-02]', () => {
    expect(builtFiles()).toEqual(expect.arrayContaining(['og/en.png', 'og/zh.png']));
  });

  it('loads nothing of another page [RTE-01, RTE-28]', () => {
    for (const path of ['/faq/why.html', '/zh/guide/']) {
      const html = readFileSync(fileOf(path), 'utf8');
      expect(html).not.toMatch(/rel="(prefetch|prerender|modulepreload)"/);
      expect(html).not.toContain('<iframe');
    }
  });
});
