import { expect, type Page, test } from '@playwright/test';

const docker = '/guide/install/docker.html';
const more = (page: Page) => page.locator('.Navbar').getByRole('button', { name: 'More' });
const menu = (page: Page) => page.locator('.Navbar-links .Menu-list');

test('the header reads brand, sections, More, language, repository, appearance, search [NAV-01, NAV-05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(docker);
  const controls = page.locator('.Navbar').locator('a:visible, button:visible');
  const read = await controls.evaluateAll((all) =>
    all
      .map((one) => ({
        at: one.getBoundingClientRect().x,
        name: one.ariaLabel ?? one.textContent?.trim() ?? '',
      }))
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => name.replace(/^Color mode.*/, 'mode').replace(/^Search.*/, 'Search')),
  );
  expect(read).toEqual([
    'AList Docs, Home',
    'Guide',
    'Config',
    'FAQ',
    'Pricing',
    'More',
    'Select language',
    'GitHub repository',
    'mode',
    'Search',
  ]);
  const repository = page.getByRole('link', { name: 'GitHub repository' });
  await expect(repository).toHaveAttribute('href', 'https://github.com/AlistGo/alist');
  await expect(repository).toHaveAttribute('target', '_blank');
});

test('the brand leads home and keeps only its logo up to 959 px [NAV-02]', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 800 });
  await page.goto('/zh/faq/');
  const brand = page.getByRole('link', { name: 'AList 文档, 首页' });
  await expect(brand.getByText('AList 文档')).toBeVisible();
  await page.setViewportSize({ width: 959, height: 800 });
  await expect(brand.getByText('AList 文档')).toBeHidden();
  await expect(brand.locator('img')).toBeVisible();
  await brand.click();
  await expect(page).toHaveURL(/\/zh\/$/);
});

for (const [prefix, names] of [
  ['', ['Guide', 'Config', 'FAQ', 'Pricing']],
  ['/zh', ['指南', '配置', '常见问题', '价格']],
] as const) {
  test(`the sections of ${prefix || '/'} have icons, and the one of the page is marked [NAV-03]`, async ({
    page,
  }) => {
    await page.goto(`${prefix}${docker}`);
    const links = page.locator('.Navbar-links > li > a');
    expect(await links.allTextContents()).toEqual([...names]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ['/guide/', '/config/', '/faq/', '/pricing.html'].map((path) => prefix + path),
    );
    for (const link of await links.all()) await expect(link.locator('svg')).toBeVisible();
    await expect(page.locator('.Navbar-links [data-active]')).toHaveText(names[0]);
  });
}

test('More leads to demo, old docs, desktop and community, each in a new tab, below headings [NAV-04, NAV-08]', async ({
  page,
}) => {
  await page.goto(docker);
  await more(page).hover();
  const links = menu(page).getByRole('link');
  await expect(links).toHaveText(['Demo', 'Docs of version 2', 'AList Desktop', 'Discussions', 'Issues']);
  for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
  await expect(menu(page).getByText('Community')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Community' })).toHaveCount(0);
});

test('a dropdown opens under the pointer in 180 ms and closes when it leaves [NAV-06]', async ({ page }) => {
  await page.goto(docker);
  await expect(menu(page)).toBeHidden();
  await expect(menu(page)).toHaveCSS('transition', /opacity 0\.18s.*translate 0\.18s/);
  await more(page).hover();
  await expect(menu(page)).toBeVisible();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(640, 600);
  await expect(menu(page)).toBeHidden();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a dropdown toggles by key, closes behind its last item and on another page [NAV-06]', async ({
  page,
}) => {
  await page.goto(docker);
  await more(page).focus();
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  await more(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page
    .locator('.Sidebar a[href="/guide/install/manual.html"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/manual\.html$/);
  await expect(menu(page)).toBeHidden();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes a dropdown and gives the focus back to its button [NAV-07]', async ({ page }) => {
  await page.goto(docker);
  await more(page).press('Enter');
  await expect(more(page)).toHaveAttribute('aria-haspopup', 'true');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await more(page).locator('a').count()).toBe(0);
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Demo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(more(page)).toBeFocused();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a dropdown left by the keyboard is closed to eye and ear, also under a resting pointer [NAV-06, NAV-07]', async ({
  page,
}) => {
  await page.goto(docker);
  await more(page).hover();
  await more(page).focus();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page)).toBeHidden();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(640, 600);
  await more(page).hover();
  await expect(menu(page)).toBeVisible();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
});

test('a press on what is no link in an open dropdown leaves it open [NAV-06, NAV-07]', async ({ page }) => {
  await page.goto(docker);
  await more(page).click();
  await expect(more(page)).toBeFocused();
  await menu(page).getByText('Community').click();
  await expect(more(page)).not.toBeFocused();
  await expect(menu(page)).toBeVisible();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
});

test('the section’s own page is told as the current one, in place too [NAV-03]', async ({ page }) => {
  await page.goto(docker);
  const current = page.locator('.Navbar-links [aria-current]');
  await expect(current).toHaveCount(0);
  await page.locator('.Navbar-links').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq\/$/);
  await expect(current).toHaveText('FAQ');
  await expect(current).toHaveAttribute('aria-current', 'page');
  await page.locator('.Sidebar a').first().click();
  await expect(page).not.toHaveURL(/\/faq\/$/);
  await expect(current).toHaveCount(0);
});

test('the search is the last item: a field where there is room, else an icon of at least 40 px [NAV-18]', async ({
  page,
}) => {
  await page.goto(docker);
  const search = page.locator('.Navbar').getByRole('button', { name: 'Search' });
  expect((await search.boundingBox())?.width).toBeGreaterThan(160);
  await page.setViewportSize({ width: 390, height: 800 });
  const box = await search.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(40);
  expect(box?.width).toBeLessThan(60);
  expect(box?.height).toBeGreaterThanOrEqual(40);
});

test('a heading that a link leads to is never under the header [NAV-19]', async ({ page }) => {
  for (const width of [390, 900, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/guide/install/manual.html');
    const hashes = await page
      .locator('.Contents a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const hash of hashes.slice(0, 3)) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await page.waitForTimeout(100);
      const gap = await page.evaluate((to) => {
        const heading = document.getElementById(decodeURIComponent(to.slice(1)));
        const header = document.querySelector('.Navbar');
        return (heading?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().bottom ?? 0);
      }, hash);
      expect(gap).toBeGreaterThanOrEqual(0);
    }
  }
});

test('the header is 3.75 rem high, and 3.25 rem up to 959 px [NAV-17, LOOK-16]', async ({ page }) => {
  await page.goto(docker);
  for (const [width, height] of [
    [960, 60],
    [959, 52],
    [420, 52],
    [419, 52],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.locator('.Navbar').boundingBox())?.height).toBe(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

for (const home of ['', '/zh']) {
  test(`no control of the header is cut or lies over another at any breakpoint: ${home || '/'} [NAV-01, LOOK-16, A11Y-08]`, async ({
    page,
  }) => {
    await page.goto(home + docker);
    for (const width of [320, 419, 420, 719, 720, 959, 960, 1439, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .locator('.Navbar :is(a, button):visible:not(.Menu-link)')
        .evaluateAll((all) =>
          all
            .map((one) => ({ name: one.textContent, ...one.getBoundingClientRect().toJSON() }))
            .sort((one, other) => one.left - other.left),
        );
      expect(boxes.length).toBeGreaterThan(4);
      const header = (await page.locator('.Navbar').boundingBox())?.height ?? 0;
      let edge = 0;
      for (const { name, left, right, top, bottom } of boxes) {
        expect(left, `${name} at ${width} px`).toBeGreaterThanOrEqual(edge);
        expect(Math.min(top, header - bottom), `${name} at ${width} px`).toBeGreaterThanOrEqual(0);
        edge = right;
      }
      expect(edge).toBeLessThanOrEqual(width);
    }
  });

  test(`the language menu lies on a screen of 320 px as a whole: ${home || '/'} [NAV-12, A11Y-08]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(home + docker);
    await page.locator('.Navbar [aria-controls^="menu-language"]').press('Enter');
    const list = page.locator('.Menu-list:visible');
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect(list.getByRole('link')).toHaveText(['English', '简体中文']);
    for (const link of await list.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  });
}
