import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from '../browser.ts';

// Playwright turns the back/forward cache off; a reader has it.
test.use({
  launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  trace: 'off',
});

test('a page left for another document comes back from memory, where it was [RTE-08]', async ({ page }) => {
  test.slow();
  // A browser that is short of time or memory may let a page go; one that never keeps it has a reason in the page.
  await expect(async () => {
    await leaveAndReturn(page);
    expect(await howItCameBack(page)).toEqual({ persisted: 'true', reasons: null });
  }).toPass({ timeout: 60_000 });
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))).toBe(true);
  expect(Math.abs((await page.evaluate(() => scrollY)) - 1500)).toBeLessThanOrEqual(5);
});

test('a page that comes back from memory shows what was chosen meanwhile, and nothing open over it [LOOK-05, NAV-10, SIDE-17]', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 700, height: 800 });
  for (const [button, part] of [
    ['.Navbar-sidebarButton', '.Sidebar'],
    ['.Navbar-menuButton', '.NavScreen'],
  ] as const) {
    await expect(async () => {
      await page.goto('/robots.txt');
      await page.evaluate((name) => localStorage.setItem(name, 'light'), scheme);
      await leaveAndReturn(page, async () => {
        await page.locator(button).click();
        await expect(page.locator(part)).toBeVisible();
      });
      expect(await howItCameBack(page)).toEqual({ persisted: 'true', reasons: null });
    }).toPass({ timeout: 60_000 });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator(part)).toBeHidden();
    await expect(page.locator(button)).toHaveAttribute('aria-expanded', 'false');
    const overflow = await page.evaluate(() => getComputedStyle(document.body).overflow);
    expect(overflow).toBe('visible');
  }
});

/** Where the colour mode is kept. */
const scheme = 'vuepress-theme-hope-scheme';

/** Scrolls down a page, loads another document that chooses the dark mode, and goes back. */
async function leaveAndReturn(page: Page, beforeLeaving?: () => Promise<void>): Promise<void> {
  await page.goto('/guide/install/docker.html');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-same-document', '');
    scrollTo({ top: 1500, behavior: 'instant' });
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset.persisted = String(event.persisted);
    });
  });
  await beforeLeaving?.();
  await page.goto('/zh/faq/why.html');
  await page.evaluate((name) => localStorage.setItem(name, 'dark'), scheme);
  // Playwright waits for a load that does not happen when a page comes from memory.
  await page.evaluate(() => setTimeout(() => history.back()));
  const path = () => page.evaluate(() => location.pathname).catch(() => 'between two documents');
  await expect.poll(path).toBe('/guide/install/docker.html');
}

/** Whether the page was kept in memory, and if not, what the browser says of it. */
function howItCameBack(page: Page) {
  return page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return {
      persisted: document.documentElement.dataset.persisted ?? 'loaded anew',
      reasons: JSON.parse(JSON.stringify(load?.notRestoredReasons ?? null)) as unknown,
    };
  });
}
