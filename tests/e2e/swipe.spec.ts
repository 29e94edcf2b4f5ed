import { expect, type Page, test } from '@playwright/test';
import { swipe } from './touch.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

const docker = '/guide/install/docker.html';
const sidebar = (page: Page) => page.locator('.Sidebar');

test('a swipe from the edge opens the sidebar, one to the left closes it [SWIPE-01]', async ({ page }) => {
  await page.goto(docker);
  // Too short, too far from the edge, too steep: each by itself, lest one undoes another.
  for (const [from, to] of [
    [
      [60, 300],
      [95, 300],
    ],
    [
      [90, 300],
      [200, 300],
    ],
    [
      [60, 300],
      [120, 350],
    ],
  ] as const) {
    await swipe(page, [...from], [...to]);
    expect(await sidebar(page).evaluate((box) => box.matches(':popover-open'))).toBe(false);
  }
  await swipe(page, [60, 300], [105, 310]);
  await expect(sidebar(page)).toBeVisible();
  await page.waitForTimeout(300);
  await swipe(page, [200, 300], [150, 300]);
  await expect(sidebar(page)).toBeHidden();
});

test('what answers a swipe comes with the first touch, slowly too, and the swipe is not lost [SWIPE-01]', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/assets/swipe.*', async (route) => {
    asked.push(route.request().url());
    await new Promise((later) => setTimeout(later, 600));
    await route.continue();
  });
  await page.goto(docker, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await swipe(page, [60, 300], [105, 310]);
  await expect(sidebar(page)).toBeVisible();
  await page.waitForTimeout(300);
  await swipe(page, [200, 300], [150, 300]);
  await expect(sidebar(page)).toBeHidden();
  expect(asked).toHaveLength(1);
});

test('a swipe to the right inside the open sidebar leaves it open [SWIPE-02]', async ({ page }) => {
  await page.goto(docker);
  await page.locator('.Navbar-sidebarButton').tap();
  await expect(sidebar(page)).toBeVisible();
  await page.waitForTimeout(300);
  await swipe(page, [120, 400], [230, 400]);
  await page.waitForTimeout(300);
  await expect(sidebar(page)).toBeVisible();
});

test('a swipe does nothing under a dialog, and from 720 px [SWIPE-03]', async ({ page }) => {
  await page.goto(docker);
  await page.locator('[data-search-open]').tap();
  await expect(page.locator('#site-search')).toBeVisible();
  await swipe(page, [60, 500], [160, 500]);
  await page.waitForTimeout(300);
  await expect(sidebar(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const viewer = Object.assign(document.createElement('div'), { className: 'pswp pswp--open' });
    document.body.append(viewer);
  });
  await swipe(page, [60, 500], [160, 500]);
  await page.waitForTimeout(300);
  await expect(sidebar(page)).toBeHidden();
  await page.evaluate(() => document.querySelector('.pswp')?.remove());
  await page.setViewportSize({ width: 720, height: 800 });
  await swipe(page, [60, 500], [160, 500]);
  await page.waitForTimeout(300);
  expect(await sidebar(page).evaluate((box) => box.matches(':popover-open'))).toBe(false);
  await page.setViewportSize({ width: 719, height: 800 });
  await swipe(page, [60, 500], [160, 500]);
  await expect(sidebar(page)).toBeVisible();
});
