import { expect, test } from '@playwright/test';
import { layouts } from './one-of-each-layout.ts';

test.use({ javaScriptEnabled: false });

test('a reader without scripts reads a whole page and follows its links [RTE-01]', async ({ page }) => {
  await page.goto('/guide/install/docker.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.Prose h2').last()).toBeVisible();
  await page.locator('.Sidebar').getByRole('link', { name: 'Desktop' }).click();
  await expect(page).toHaveURL(/\/guide\/install\/desktop\.html$/);
});

for (const home of ['', '/zh']) {
  for (const [name, path] of Object.entries(layouts)) {
    test(`a page is readable without scripts, and has no dead button beside its text: ${name}, ${home || '/'} [RTE-01]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(home + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const text = await page.locator('main').innerText();
      expect(text.length).toBeGreaterThan(100);
      // Style opens the menus of the header and the groups of the sidebar.
      const dead = await page
        .locator(':is(main, .Footer) button:visible')
        .evaluateAll((all) => all.map((button) => button.outerHTML.slice(0, 100)));
      expect(dead).toEqual([]);
      const hidden = await page.locator('main :is(h1, h2, h3, p, li, td)').evaluateAll((all) =>
        all
          .filter(
            (one) =>
              one.textContent?.trim() &&
              // The filter of the driver index is nothing to read: it is left out where it cannot work.
              !one.closest('[hidden], [popover], details:not([open]), [aria-hidden="true"], form') &&
              !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
          .map((one) => one.outerHTML.slice(0, 100)),
      );
      expect(hidden).toEqual([]);
    });
  }
}

test('the contents of a page stand open under their name without scripts, at every width [TOC-05]', async ({
  page,
}) => {
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/zh/faq/howto.html');
    await expect(page.locator('.Contents').getByText('本页内容').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('.Contents button:visible')).toHaveCount(0);
    await expect(page.locator('#contents-list a').first()).toBeVisible();
  }
});

test('a reader without scripts sees every group of the sidebar open, and the contents', async ({ page }) => {
  await page.goto('/guide/');
  await expect(page.locator('.Sidebar').getByRole('link', { name: 'OneDrive', exact: true })).toBeVisible();
  await page.goto('/zh/faq/howto.html');
  await expect(page.locator('#contents-list a').first()).toBeVisible();
});

test('a reader without scripts opens the sidebar of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/zh/guide/');
  await expect(page.locator('.Sidebar')).toBeHidden();
  await page.locator('.Navbar-sidebarButton').click();
  await expect(page.locator('.Sidebar')).toBeVisible();
});

test('a reader without scripts sees every tab of a group with its title [TAB-06]', async ({ page }) => {
  await page.goto('/guide/install/manual.html');
  const panels = page.locator('.Tabs [role="tabpanel"], .Tabs-panel');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});
