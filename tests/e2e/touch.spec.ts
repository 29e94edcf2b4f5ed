import { expect, type Page, test } from '@playwright/test';
import { isSameDocument, mark } from './same-document.ts';
import { swipe } from './touch.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

const docker = '/guide/install/docker.html';

test('a finger opens More and closes it again [NAV-06]', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(docker);
  const more = page.locator('.Navbar').getByRole('button', { name: 'More' });
  const list = page.locator('.Navbar-links .Menu-list');
  await more.tap();
  await expect(list).toBeVisible();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await more.tap();
  await expect(list).toBeHidden();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.tap();
  await expect(list).toBeVisible();
  await page.touchscreen.tap(500, 700);
  await expect(list).toBeHidden();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('a finger on the mask closes the sidebar and does nothing else [SIDE-17]', async ({ page }) => {
  await page.goto(docker);
  await mark(page);
  const sidebar = page.locator('.Sidebar');
  await page.locator('.Navbar-sidebarButton').tap();
  await expect(sidebar).toBeVisible();
  await page.touchscreen.tap(350, 400);
  await expect(sidebar).toBeHidden();
  await expect(page).toHaveURL(/docker\.html$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('a finger on the menu button opens the navigation screen and closes it again [NAV-09, NAV-10]', async ({
  page,
}) => {
  await page.goto(docker);
  const screen = page.locator('.NavScreen');
  await page.locator('.Navbar-menuButton').tap();
  await expect(screen).toBeVisible();
  await page.locator('.Navbar-menuButton').tap();
  await expect(screen).toBeHidden();
});

test('a finger on a wide table scrolls the table and leaves the sidebar shut [SWIPE-02]', async ({
  page,
}) => {
  await page.goto(wideTable);
  const table = page.locator('.Table').nth(await indexOfWide(page));
  await table.evaluate((box) => {
    box.scrollIntoView({ block: 'center', behavior: 'instant' });
    box.scrollTo({ left: 100, behavior: 'instant' });
  });
  const before = await table.evaluate((box) => box.scrollLeft);
  expect(before).toBeGreaterThan(0);
  const box = await table.boundingBox();
  const y = Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  await swipe(page, [40, y], [140, y]);
  await expect.poll(() => table.evaluate((one) => one.scrollLeft)).toBeLessThan(before);
  expect(await page.locator('.Sidebar').evaluate((one) => one.matches(':popover-open'))).toBe(false);
});

const wideTable = '/guide/api/fs.html';

/** Which table of the page is wider than its place. */
function indexOfWide(page: Page): Promise<number> {
  return page
    .locator('.Table')
    .evaluateAll((all) => all.findIndex((box) => box.scrollWidth > box.clientWidth + 20));
}
