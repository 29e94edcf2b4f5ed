import { expect, type Page, test } from '@playwright/test';

const path = '/guide/install/docker.html';
const button = (page: Page) => page.locator('.BackToTop');
const to = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

test('comes at more than 100 px and leads to the top [BTT-01]', async ({ page }) => {
  await page.goto(path);
  await to(page, 101);
  await expect(button(page)).toBeVisible();
  await to(page, 100);
  await expect(button(page)).toBeHidden();
  await to(page, 900);
  await expect(button(page)).toHaveAccessibleName('Back to top');
  await button(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button(page)).toBeHidden();
});

test('goes smoothly, and at once where motion is not wanted [BTT-01]', async ({ page }) => {
  for (const [motion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(path);
    await page.evaluate(() => {
      const original = window.scrollTo;
      Object.assign(window, {
        scrollTo: (options: ScrollToOptions) => {
          document.documentElement.dataset.scrolled = `${options.top} ${options.behavior}`;
          Reflect.apply(original, window, [options]);
        },
      });
    });
    await page.mouse.wheel(0, 600);
    await button(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', `0 ${behavior}`);
  }
});

test('stands 48 px wide in its corner and draws how far the page is scrolled [BTT-02]', async ({ page }) => {
  await page.goto(path);
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await to(page, room / 2);
  await expect(button(page)).toBeVisible();
  const place = await button(page).evaluate((one) => {
    const { width, height, right, bottom } = one.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return { width, height, right: clientWidth - right, bottom: innerHeight - bottom };
  });
  expect(place).toEqual({ width: 48, height: 48, right: 16, bottom: 64 });
  const drawn = async () =>
    100 - Number(await button(page).locator('circle').getAttribute('stroke-dashoffset'));
  await expect.poll(async () => Math.abs((await drawn()) - 50)).toBeLessThanOrEqual(2);
  await to(page, room);
  await expect.poll(drawn).toBe(100);
});

test('pressed by key it gives the focus to the top, from where Tab is in the header [BTT-03]', async ({
  page,
}) => {
  await page.goto(path);
  await to(page, 900);
  // Only what shows can take the focus.
  await expect(button(page)).toBeVisible();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.SkipLink')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('header.Navbar :focus')).toHaveCount(1);
});

for (const home of ['/', '/zh/']) {
  test(`at the end of a page it rests beside what the foot offers: ${home} [BTT-02]`, async ({ page }) => {
    for (const width of [320, 390, 720, 959, 960, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${home}guide/drivers/onedrive.html`);
      await to(page, 1e6);
      await expect(button(page)).toBeVisible();
      const covered = await button(page).evaluate((one) => {
        const box = one.getBoundingClientRect();
        const offered = [...document.querySelectorAll('.Footer :is(a, button), .Pager a')];
        return offered.flatMap((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const under = right > box.left && left < box.right && bottom > box.top && top < box.bottom;
          return under ? [each.outerHTML] : [];
        });
      });
      expect(covered, `${width} px`).toEqual([]);
    }
  });
}
