import { expect, type Page, test } from '@playwright/test';

const docker = '/guide/install/docker.html';
const menuButton = (page: Page) => page.locator('.Navbar-menuButton');
const sidebarButton = (page: Page) => page.locator('.Navbar-sidebarButton');
const screen = (page: Page) => page.locator('.NavScreen');
const sidebar = (page: Page) => page.locator('.Sidebar');

/** Whether a turn of the wheel moves the page. */
async function scrolls(page: Page): Promise<boolean> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 40);
  await page.waitForTimeout(200);
  return page.evaluate(() => scrollY > 0);
}

test.describe('at 700 px', () => {
  test.use({ viewport: { width: 700, height: 800 } });

  test('the menu button opens a screen with every link and the appearance below the header [NAV-09]', async ({
    page,
  }) => {
    await page.goto(`/zh${docker}`);
    await expect(page.locator('.Navbar-centre')).toBeHidden();
    await expect(page.locator('.Navbar .ColourMode')).toBeHidden();
    await menuButton(page).click();
    const box = await screen(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 52, width: 700, height: 748 });
    await screen(page).getByText('更多').click();
    await expect(screen(page).getByRole('link')).toHaveText([
      '指南',
      '配置',
      '常见问题',
      '价格',
      '演示站',
      '旧版文档',
      'AList 桌面版',
      '讨论区',
      '问题反馈',
    ]);
    await expect(screen(page).locator('.ColourMode')).toBeVisible();
  });

  test('the screen locks the page, tells its state and closes when the window grows [NAV-10]', async ({
    page,
  }) => {
    await page.goto(docker);
    await expect(menuButton(page)).toHaveAttribute(
      'aria-controls',
      (await screen(page).getAttribute('id')) ?? '',
    );
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await scrolls(page)).toBe(false);
    await page.setViewportSize({ width: 720, height: 800 });
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await scrolls(page)).toBe(true);
    await page.setViewportSize({ width: 719, height: 800 });
    await expect(screen(page)).toBeHidden();
  });

  test('the screen closes on another page, also by Back [NAV-10]', async ({ page }) => {
    await page.goto(docker);
    await menuButton(page).click();
    await screen(page).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq\/$/);
    await expect(screen(page)).toBeHidden();
    await menuButton(page).click();
    await expect(screen(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/docker\.html$/);
    await expect(screen(page)).toBeHidden();
    expect(await scrolls(page)).toBe(true);
  });

  test('sidebar and screen are never open together [NAV-11]', async ({ page }) => {
    await page.goto(docker);
    await menuButton(page).click();
    await sidebarButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await expect(screen(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(sidebarButton(page)).toBeFocused();
  });

  test('the sidebar lies 16 rem wide over a mask whose press only closes it [SIDE-17]', async ({ page }) => {
    await page.goto(docker);
    await expect(sidebar(page)).toBeHidden();
    await sidebarButton(page).click();
    await expect(sidebarButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(async () => (await sidebar(page).boundingBox())?.x).toBe(0);
    expect((await sidebar(page).boundingBox())?.width).toBe(256);
    expect(await scrolls(page)).toBe(false);
    // Where a link of the text lies, so that a press that goes through would be seen.
    const link = page.locator('.Prose a').first();
    await link.evaluate((one) => {
      one.setAttribute('class', 'under-the-mask');
      const style = new CSSStyleSheet();
      style.replaceSync('.under-the-mask { position: fixed; inset: 300px auto auto 450px; }');
      document.adoptedStyleSheets.push(style);
    });
    await page.mouse.click(460, 308);
    await expect(sidebar(page)).toBeHidden();
    await expect(page).toHaveURL(/docker\.html$/);
    await expect(sidebarButton(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await scrolls(page)).toBe(true);
  });

  test('any navigation and a wider window close the sidebar [SIDE-17, LOOK-16]', async ({ page }) => {
    await page.goto(docker);
    await sidebarButton(page).click();
    await sidebar(page).getByRole('link', { name: 'Desktop' }).click();
    await expect(page).toHaveURL(/desktop\.html$/);
    await expect(sidebar(page)).toBeHidden();
    await sidebarButton(page).click();
    await page.setViewportSize({ width: 720, height: 800 });
    await expect(sidebarButton(page)).toBeHidden();
    expect((await sidebar(page).boundingBox())?.y).toBe(52);
    await page.setViewportSize({ width: 719, height: 800 });
    await expect(sidebar(page)).toBeHidden();
  });

  test('the header hides on the way down and returns on the way up [NAV-15]', async ({ page }) => {
    await page.goto(docker, { waitUntil: 'networkidle' });
    const bottom = async () => {
      const box = await page.locator('.Navbar').boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const to = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await to(300);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await page.waitForTimeout(400);
    await to(299);
    await expect.poll(bottom).toBe(52);
    await page.waitForTimeout(400);
    await to(499);
    await page.waitForTimeout(700);
    expect(await bottom()).toBe(52);
    await page.setViewportSize({ width: 1280, height: 800 });
    await to(0);
    await page.waitForTimeout(400);
    await to(900);
    await page.waitForTimeout(700);
    expect(await page.locator('.Navbar').boundingBox()).toMatchObject({ y: 0 });
  });

  test('looks at most every 300 ms, and once more when the scrolling is over [NAV-15]', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto(docker);
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(60_000);
    const hidden = page.locator('html[data-header-hidden]');
    const to = (top: number) =>
      page.evaluate(
        (y) =>
          new Promise((scrolled) => {
            document.addEventListener('scroll', scrolled, { once: true });
            scrollTo({ top: y, behavior: 'instant' });
          }),
        top,
      );
    // Steps of 50 px: only a look that skips some of them sees more than 200 px.
    for (const top of [50, 100, 150, 200, 250, 300]) {
      await to(top);
      await page.clock.runFor(40);
    }
    await expect(hidden).toHaveCount(0);
    await page.clock.runFor(300);
    await expect(hidden).toHaveCount(1);
    await page.clock.runFor(300);
    await to(310);
    await page.clock.runFor(40);
    await to(305);
    await expect(hidden).toHaveCount(1);
    await page.clock.runFor(300);
    await expect(hidden).toHaveCount(0);
  });

  test('the screen that the keyboard opens below a hidden header brings it back [NAV-09]', async ({
    page,
  }) => {
    await page.goto(docker);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const bottom = async () => {
      const box = await page.locator('.Navbar').boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await menuButton(page).evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(screen(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(screen(page).locator('a:focus')).toHaveCount(1);
    await expect(page.locator('html[data-header-hidden]')).toHaveCount(1);
    await page
      .locator('.Navbar')
      .evaluate((header) => Promise.all(header.getAnimations().map(({ finished }) => finished)));
    expect(await bottom()).toBe(52);
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
  });

  test('sidebar and contents use the room of a hidden header [NAV-16]', async ({ page }) => {
    await page.goto('/guide/install/manual.html');
    await expect(page.locator('.Contents')).toHaveCSS('top', '52px');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.locator('.Contents')).toHaveCSS('top', '8px');
    await expect.poll(async () => (await page.locator('.Contents').boundingBox())?.y).toBeLessThanOrEqual(8);
    await page.evaluate(() => document.querySelector<HTMLElement>('.Sidebar')?.showPopover());
    await expect(sidebar(page)).toHaveCSS('top', '0px');
    expect((await sidebar(page).boundingBox())?.height).toBe(800);
  });
});

test('links, appearance and menu button change places exactly between 719 and 720 px, and so does the hiding [NAV-09, NAV-15, NAV-16]', async ({
  page,
}) => {
  await page.goto('/guide/install/manual.html');
  for (const [width, small] of [
    [720, false],
    [719, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('.Navbar-centre')).toBeVisible({ visible: !small });
    await expect(page.locator('.Navbar .ColourMode')).toBeVisible({ visible: !small });
    await expect(menuButton(page)).toBeVisible({ visible: small });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator('html[data-header-hidden]')).toHaveCount(0);
    await page.clock.install();
    await page.evaluate(
      () =>
        new Promise((scrolled) => {
          document.addEventListener('scroll', scrolled, { once: true });
          scrollTo({ top: 600, behavior: 'instant' });
        }),
    );
    await page.clock.runFor(600);
    await expect(page.locator('html[data-header-hidden]')).toHaveCount(small ? 1 : 0);
    await expect(page.locator('.Contents')).toHaveCSS('top', small ? '8px' : '52px');
  }
});

test('the pager has one column up to 419 px and two from 420 px [LOOK-16]', async ({ page }) => {
  await page.goto(docker);
  for (const [width, columns] of [
    [420, 2],
    [419, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await page
      .locator('.Pager')
      .evaluate((box) => getComputedStyle(box).gridTemplateColumns.split(' ').length);
    expect(tracks).toBe(columns);
  }
});
