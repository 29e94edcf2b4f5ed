import { expect, type Page, test } from '@playwright/test';
import { isRegistered } from '../../site/storage.ts';
import { violationsOf } from '../axe.ts';
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

/** What is too wide: the text on a wide screen, the page on a phone, where axe looks at what reacts once more. (PAGE-24) */
async function widthProblems(page: Page): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const wide = await page.evaluate(
    () => document.querySelector('.Article')?.getBoundingClientRect().width ?? 0,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  const reacts = (await page.locator('main :is(.Tabs, .DriverIndex)').count()) > 0;
  if (reacts) {
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
  }
  const found = reacts ? await violationsOf(page) : [];
  await page.setViewportSize({ width: 1440, height: 900 });
  return [
    ...found.map((one) => `${path} dark at 390 px ${one}`),
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
      const say = (mode: string, found: string[]) => found.map((one) => `${path} ${mode} ${one}`);
      problems.push(...say('light', await violationsOf(page)));
      // In the dark the text of one language; the frame and the rest: tests/e2e/accessibility.spec.ts.
      if (!path.startsWith('/zh/')) {
        await page.evaluate(() => {
          document.documentElement.dataset.theme = 'dark';
        });
        problems.push(...say('dark', await violationsOf(page, 'main', ['color-contrast'])));
      }
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
