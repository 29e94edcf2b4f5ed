import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { builtPages, resourcesOf } from './built-pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How HTML is written is the compiler's business; these judge style, not validity.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'element-case': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // The names stand in the text as they are searched for.
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
  },
});

describe('the HTML of every page', () => {
  it('is valid and has no style attribute', async () => {
    const problems: string[] = [];
    for (const { path, html } of builtPages()) {
      const report = await validator.validateString(html);
      for (const { messages } of report.results) {
        problems.push(
          ...messages.map(
            (message) => `${path}:${message.line}:${message.column} ${message.ruleId}: ${message.message}`,
          ),
        );
      }
    }
    expect(problems.slice(0, 40)).toEqual([]);
  }, 120_000);

  it('has no inline event handlers', () => {
    const found = builtPages().filter(({ html }) => /<[a-z][^>]*\son[a-z]+\s*=/i.test(html));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('starts every address at the root of the site [RTE-03]', () => {
    const wrong = builtPages().flatMap((page) =>
      page.root
        .querySelectorAll('a[href], link[href], script[src], img[src]')
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((address) => !/^(\/|#|https?:|mailto:|data:)/.test(address))
        .map((address) => `${page.path}: ${address}`),
    );
    expect(wrong).toEqual([]);
  });

  it('loads nothing from a foreign host [PRIV-03]', () => {
    const foreign = builtPages().flatMap((page) =>
      [
        ...resourcesOf(page),
        ...page.root
          .querySelectorAll('img, iframe, source, video')
          .map((one) => one.getAttribute('src') ?? ''),
      ]
        .filter((address) => /^(https?:)?\/\//.test(address))
        .map((address) => `${page.path}: ${address}`),
    );
    expect(foreign).toEqual([]);
  });

  it('opens links that leave the site in a new tab without handing over the opener [RTE-11]', () => {
    const wrong = builtPages().flatMap((page) =>
      page.root
        .querySelectorAll('a[href^="http"]')
        .filter(
          (link) =>
            link.getAttribute('target') !== '_blank' ||
            !/(^| )noopener noreferrer$/.test(link.getAttribute('rel') ?? ''),
        )
        .map((link) => `${page.path}: ${link.getAttribute('href')}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has one heading of the first level, one main part and one footer at most [PAGE-03, A11Y-02]', () => {
    const wrong = builtPages().filter(({ root, path }) => {
      const count = (selector: string) => root.querySelectorAll(selector).length;
      // The 404 page holds one per language and shows one. (NF-05)
      const most = path.endsWith('/404.html') ? 2 : 1;
      return count('h1') !== most || count('main') !== 1 || count('footer') > most;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
