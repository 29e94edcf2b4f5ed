import { expect, test } from '@playwright/test';

test('features stand four, three, two and one beside each other, and a card with a link is one link [HOME-04]', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, columns] of [
    [1440, 4],
    [1200, 3],
    [900, 2],
    [700, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('.Features > li')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
  await expect(page.locator('.Features > li > a.Features-card').first()).toHaveAttribute('href', /^\//);
});

for (const home of ['/', '/zh/']) {
  test(`the hero has title, tagline and actions; one that leaves the site opens a tab, without a mark: ${home} [HOME-02, HOME-03]`, async ({
    page,
  }) => {
    await page.goto(home);
    await expect(page.locator('main')).toHaveAttribute('aria-labelledby', 'hero-title');
    await expect(page.locator('h1#hero-title')).toBeVisible();
    await expect(page.locator('.Hero-tagline')).not.toBeEmpty();
    const outside = page.locator('.Hero-actions a[href^="https://"]');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside.locator('svg')).toHaveCount(0);
    expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
    await expect(page.locator('.Hero-actions a[data-type="primary"]')).toHaveCount(1);
  });

  test(`the home has none of the parts of a page: ${home} [HOME-01]`, async ({ page }) => {
    await page.goto(home);
    await expect(page.locator('.Sidebar, .Contents, .Breadcrumb, .PageTitle-info, .Pager')).toHaveCount(0);
    await expect(page.locator('.Hero ~ .Features ~ .Prose')).toHaveCount(1);
  });
}

test('nothing promotes a video player, on the home and elsewhere [PROMO-01]', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const path of ['/', '/guide/install/docker.html']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[class*="promo" i], [id*="promo" i], iframe, video')).toHaveCount(0);
  }
  expect(requests.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
});
