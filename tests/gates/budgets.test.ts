import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };
import {
  type BuiltPage,
  builtPages,
  inlineScript,
  packedSize,
  resourcesOf,
  scriptsOf,
  transferSize,
} from './built-pages.ts';
import { fileOf } from './dist.ts';
import { layoutOf } from './layouts.ts';

function weigh(page: BuiltPage) {
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + transferSize(path), 0);
  const inlineCss = page.root
    .querySelectorAll('style')
    .map((style) => style.textContent)
    .join('');
  const sheets = page.root
    .querySelectorAll('link[rel=stylesheet]')
    .map((link) => link.getAttribute('href') ?? '');
  return {
    page: sum([page.path, ...resourcesOf(page)]),
    css: packedSize(inlineCss) + sum(sheets),
    script: packedSize(inlineScript(page.root)) + sum(scriptsOf(page)),
  };
}

describe('weight of what a page loads by itself', () => {
  const weights = builtPages().map((page) => ({
    path: page.path,
    layout: layoutOf(page.path),
    weight: weigh(page),
  }));

  for (const layout of ['home', 'docs', 'index', 'tool', 'notFound', 'reference'] as const) {
    for (const part of ['page', 'css', 'script'] as const) {
      it(`keeps the ${part} of every ${layout} page within ${budgets[layout][part]} bytes`, () => {
        const heaviest = weights
          .filter((one) => one.layout === layout)
          .sort((a, b) => b.weight[part] - a.weight[part]);
        const [first] = heaviest;
        if (first) console.log(`heaviest ${layout} ${part}: ${first.path} ${first.weight[part]} B`);
        const over = heaviest.filter((one) => one.weight[part] > budgets[layout][part]);
        expect(over.map(({ path, weight }) => `${path}: ${weight[part]} B`)).toEqual([]);
      });
    }
  }

  it('has the functions of every page’s script compiled before the first click', () => {
    const first = builtPages()
      .filter((page) => layoutOf(page.path) === 'docs')
      .flatMap(scriptsOf)
      .filter((path) => path.includes('/Document.'))
      .map((path) => readFileSync(fileOf(path), 'utf8').split('\n')[0]);
    expect([...new Set(first)]).toEqual(['//# allFunctionsCalledOnLoad']);
  });

  it('loads no React on a page that is only read', () => {
    const withReact = builtPages().filter((page) =>
      scriptsOf(page).some((path) => /react|client\./.test(path)),
    );
    expect(withReact.map(({ path }) => path)).toEqual([]);
  });
});
