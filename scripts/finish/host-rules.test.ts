import { describe, expect, it } from 'vitest';
import { movedPage } from './moved-pages.ts';
import { nginxAddresses } from './nginx.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

const table = {
  pages: ['/', '/faq/', '/faq/why.html', '/guide/drivers/SMB.html', '/pricing.html', '/zh/faq/'],
  moved: { '/old place.html': '/faq/why.html#so', '/community/': '/faq/' },
};

describe('the rules for nginx', () => {
  const lines = nginxAddresses(table)
    .split('\n')
    .map((line) => line.trim());

  it('name every spelling of a page and of a folder once [RTE-04, RTE-06]', () => {
    for (const spelling of ['/faq/why', '/faq/why.md'])
      expect(lines).toContain(`"${spelling}" "/faq/why.html";`);
    for (const spelling of ['/faq', '/faq.html', '/faq/index.html', '/faq/readme.md']) {
      expect(lines).toContain(`"${spelling}" "/faq/";`);
    }
    const keys = lines.filter((line) => line.startsWith('"')).map((line) => line.split('" "')[0]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('give the listed case for any other [RTE-14]', () => {
    expect(lines).toContain('"/guide/drivers/smb.html" "/guide/drivers/SMB.html";');
  });

  it('lead from old paths straight to the page [RTE-12, RTE-13]', () => {
    expect(lines).toContain('"/old place.html" "/faq/why.html#so";');
    expect(lines).toContain('"/community" "/faq/";');
  });

  it('refuse a path that would end a rule', () => {
    expect(() => nginxAddresses({ pages: ['/a;b.html'], moved: {} })).toThrow(
      '/a;b.html: this path cannot stand in a rule',
    );
  });
});

describe('the rules for Netlify and Cloudflare', () => {
  it('are old paths only, so that a host that drops .html never runs in circles [RTE-30]', () => {
    expect(redirectsFile(table)).toBe('/old%20place.html /faq/why.html#so 301\n/community/ /faq/ 301\n');
  });

  it('give each path one rule for how long it may be kept', () => {
    const headers = headersFile(table);
    expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    for (const path of ['/', '/faq/*', '/guide/*', '/pricing.html', '/zh/*']) {
      expect(headers).toContain(`\n${path}\n  Cache-Control: public, max-age=300\n`);
    }
    expect(headers).not.toMatch(/^\/\*\n {2}Cache-Control/m);
  });
});

describe('the page at an old path', () => {
  it('is not indexed, and names the new address for readers without scripts [RTE-30]', () => {
    const html = movedPage('/faq/why.html');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('content="0; url=/faq/why.html"');
    expect(html).toContain('<a href="/faq/why.html">');
    expect(html).toContain('<html lang="en-US">');
    expect(html).toContain('<title>This page has moved</title>');
  });

  it('speaks the language of the page it leads to [RTE-30]', () => {
    const html = movedPage(encodeURI('/zh/faq/why.html#云'));
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('<title>此页已移到新的地址</title>');
  });
});
