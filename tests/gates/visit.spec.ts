import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isRegistered } from '../../site/storage.ts';
import { builtRoutes } from './dist.ts';
import { weightProblems } from './loaded.ts';

// Colours are judged at once after the mode has changed, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Several pages a test, so that a browser context is not made for each. */
const pagesPerTest = 12;

function groups(paths: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(paths.length / pagesPerTest) }, (_, at) =>
    paths.slice(at * pagesPerTest, (at + 1) * pagesPerTest),
  );
}

test.use({ viewport: { width: 1440, height: 900 } });

/** What axe finds. No page has frames, so that it needs no second page to gather results in: three times as fast. */
async function violations(page: Page, state: string, runOnly?: string[]): Promise<string[]> {
  const options = { resultTypes: ['violations' as const], ...(runOnly ? { runOnly } : {}) };
  const found = await new AxeBuilder({ page }).setLegacyMode(true).options(options).analyze();
  return found.violations.map(
    ({ id, nodes }) =>
      `${new URL(page.url()).pathname} ${state} ${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length} places)`,
  );
}

/** What is too wide: the text on a wide screen, the page on a phone, where axe looks at what reacts once more. (PAGE-24) */
async function widthProblems(page: Page): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const wide = await page.evaluate(
    () => document.querySelector('.Article')?.getBoundingClientRect().width ?? 0,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  const reacts = (await page.locator('main :is(.Tabs, .DriverIndex)').count()) > 0;
  const found = reacts ? await violations(page, 'dark at 390 px') : [];
  await page.setViewportSize({ width: 1440, height: 900 });
  return [
    ...found,
    ...(wide > 1080 ? [`${path}: the text is ${wide} px wide`] : []),
    ...(scrolled > 390 ? [`${path}: ${scrolled} px wide at 390 px`] : []),
  ];
}

for (const [at, paths] of groups(builtRoutes().pages).entries()) {
  test(`visits group ${at + 1}: no violation of axe in either mode, clean console, no foreign request, no cookie, nothing too wide or too heavy [ERR-07, PAGE-24, PRIV-02]`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const problems: string[] = [];
    page.on('console', (message) =>
      problems.push(`${page.url()} console ${message.type()}: ${message.text()}`),
    );
    page.on('pageerror', (error) => problems.push(`${page.url()} error: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
        problems.push(`${page.url()} requests ${request.url()}`);
    });
    for (const path of paths) {
      await page.goto(path);
      problems.push(...(await violations(page, 'light')));
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
      });
      problems.push(...(await violations(page, 'dark', ['color-contrast'])));
      problems.push(...(await weightProblems(page)), ...(await widthProblems(page)));
      const stored = await page.evaluate(() => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
      }));
      for (const storage of ['local', 'session'] as const)
        for (const key of stored[storage])
          if (!isRegistered(key, storage)) problems.push(`${path} stores ${key}`);
    }
    expect(await context.cookies()).toEqual([]);
    expect(problems).toEqual([]);
  });
}
