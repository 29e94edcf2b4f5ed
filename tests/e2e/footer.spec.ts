import { expect, test } from '@playwright/test';

for (const path of ['/guide/install/docker.html', '/zh/guide/install/docker.html', '/', '/zh/']) {
  test(`the foot of ${path} names host and owner [FOOT-01]`, async ({ page }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    const badge = footer.getByRole('link', { name: /GitHub Pages/ });
    await badge.scrollIntoViewIfNeeded();
    await expect(badge.locator('img')).toHaveJSProperty('complete', true);
    await expect(footer).toContainText(`Copyright © ${new Date().getFullYear()} `);
  });
}

test('nothing looks for an ad blocker: ten seconds pass without a timer of it, a request or a change [FOOT-02]', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const repeat = window.setInterval;
    Object.assign(window, {
      setInterval: (...given: Parameters<typeof repeat>) => {
        document.documentElement.dataset.repeats = String(given[1]);
        return repeat(...given);
      },
    });
  });
  await page.goto('/guide/install/docker.html');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1500);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate(() => {
    const count = { changes: 0 };
    Object.assign(window, { count });
    new MutationObserver((records) => {
      count.changes += records.length;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => (window as unknown as { count: { changes: number } }).count.changes)).toBe(
    0,
  );
  expect(requests).toEqual([]);
  await expect(page.locator('html[data-repeats]')).toHaveCount(0);
});
