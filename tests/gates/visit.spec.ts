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

/** What is too wide: the text on a wide screen, the page on a phone. (PAGE-24) */
async function widthProblems(page: Page): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const wide = await page.evaluate(
    () => document.querySelector('.Article')?.getBoundingClientRect().width ?? 0,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 1440, height: 900 });
  return [
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
      // No page has frames, so that axe needs no second page to gather results in: three times as fast.
      const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
      const { violations } = await axe.analyze();
      for (const { id, nodes } of violations)
        problems.push(`${path} ${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length} places)`);
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
      });
      const dark = new AxeBuilder({ page })
        .setLegacyMode(true)
        .options({ resultTypes: ['violations'], runOnly: ['color-contrast'] });
      for (const { id, nodes } of (await dark.analyze()).violations)
        problems.push(`${path} dark ${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length} places)`);
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
