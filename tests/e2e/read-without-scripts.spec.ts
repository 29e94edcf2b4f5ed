import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('a reader without scripts reads a whole page and follows its links [RTE-01]', async ({ page }) => {
  await page.goto('/guide/install/docker.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.Prose h2').last()).toBeVisible();
  await page.locator('.Sidebar').getByRole('link', { name: 'Desktop' }).click();
  await expect(page).toHaveURL(/\/guide\/install\/desktop\.html$/);
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
