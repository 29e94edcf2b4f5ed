import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BuiltPage, builtPages } from './built-pages.ts';

const content = join(import.meta.dirname, '../../content');

function sources(language: string): string[] {
  return readdirSync(join(content, language), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
}

/** The sections, tables, code blocks and pictures of a page's text, in order. */
function outline(page: BuiltPage): string[] {
  const text = page.root.querySelector('.Prose');
  return (text?.querySelectorAll('h2, h3, h4, table, pre, img') ?? []).map((element) => {
    const name = element.tagName.toLowerCase();
    if (name === 'pre') return `pre ${element.getAttribute('data-language') ?? ''}`;
    if (name === 'table') return `table of ${element.querySelectorAll('thead th').length} columns`;
    return name;
  });
}

describe('the two languages', () => {
  it('have the same source files [SITE-02]', () => {
    const missing = (from: string, to: string) =>
      sources(from)
        .filter((name) => !existsSync(join(content, to, name)))
        .map((name) => `${to}/${name}`);
    expect([...missing('en', 'zh'), ...missing('zh', 'en')]).toEqual([]);
  });

  const byPath = new Map(builtPages().map((page) => [page.path, page]));
  const pairs = builtPages().flatMap((page) => {
    const twin = byPath.get(`/zh${page.path}`);
    return twin ? [[page, twin] as const] : [];
  });

  it('have pages to compare', () => {
    expect(pairs.length).toBeGreaterThan(5);
  });

  it('have the same sections, tables and code blocks in the same order', () => {
    const different = pairs.flatMap(([english, chinese]) => {
      const [left, right] = [outline(english), outline(chinese)];
      const at = left.findIndex((part, index) => part !== right[index]);
      if (at < 0 && left.length === right.length) return [];
      const place = at < 0 ? left.length : at;
      return [
        `${english.path}: part ${place + 1} is ${left[place] ?? 'nothing'} in English, ${right[place] ?? 'nothing'} in Chinese`,
      ];
    });
    expect(different).toEqual([]);
  });
});
