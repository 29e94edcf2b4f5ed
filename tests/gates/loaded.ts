import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import budgets from './budgets.json' with { type: 'json' };
import { builtFile, inlineScript, packedSize, transferSize } from './built-pages.ts';
import { layoutOf } from './layouts.ts';

/**
 * What a page of the built site is too heavy in, as the browser sees it: with the scripts that its scripts fetch, which
 * its HTML does not name. Nothing where it keeps its budget.
 */
export async function weightProblems(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const fetched = await page.evaluate(() => {
    // A picture that waits for the reader to come near may be here already, or not: it is none of what the page asks for.
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map(({ src }) => src);
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set(names.filter((name) => !lazy.includes(name)).map((name) => new URL(name).pathname))];
  });
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + transferSize(path), 0);
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const html = builtFile(file)?.toString() ?? '';
  const budget = budgets[layoutOf(pathname)];
  const weight = sum([pathname, ...fetched]);
  const script = packedSize(inlineScript(parse(html))) + sum(fetched.filter((path) => path.endsWith('.js')));
  const said = `loads ${fetched.join(' ')}`;
  return [
    ...(weight > budget.page ? [`${pathname}: ${weight} of ${budget.page} bytes; it ${said}`] : []),
    ...(script > budget.script
      ? [`${pathname}: ${script} of ${budget.script} bytes of script; it ${said}`]
      : []),
  ];
}
