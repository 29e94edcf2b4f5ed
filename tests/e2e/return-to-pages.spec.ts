import { expect, test } from '@playwright/test';
import { wholeBrowser } from '../browser.ts';

// Playwright turns the back/forward cache off; a reader has it.
test.use({
  launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  trace: 'off',
});

test('a page left for another document comes back from memory, where it was [RTE-08]', async ({ page }) => {
  await page.goto('/guide/install/docker.html');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-same-document', '');
    scrollTo({ top: 1500, behavior: 'instant' });
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset.persisted = String(event.persisted);
    });
  });
  await page.goto('/zh/faq/why.html');
  // Playwright waits for a load that does not happen when a page comes from memory.
  await page.evaluate(() => setTimeout(() => history.back()));
  const state = () => page.evaluate(() => location.pathname + document.documentElement.dataset.persisted);
  await expect
    .poll(() => state().catch(() => 'between two documents'))
    .toBe('/guide/install/docker.htmltrue');
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))).toBe(true);
  expect(Math.abs((await page.evaluate(() => scrollY)) - 1500)).toBeLessThanOrEqual(5);
});
