import { expect, type Page, test } from '@playwright/test';
import { isSameDocument, mark, sidebarLink } from './same-document.ts';

const docker = '/guide/install/docker.html';
const sidebar = (page: Page) => page.locator('.Sidebar');
const group = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true });
const isOpen = (page: Page, name: string) => group(page, name).getAttribute('aria-expanded');
const strip = (page: Page) => page.locator('.Sidebar-strip');

test('lists only the pages of the section and language [SIDE-01]', async ({ page }) => {
  await page.goto('/zh/config/site.html');
  const links = await sidebar(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !link.startsWith('/zh/config/'))).toEqual([]);
});

test('opens one group of a level by press and closes the others [SIDE-07]', async ({ page }) => {
  await page.goto(docker);
  expect(await isOpen(page, 'Install')).toBe('true');
  await group(page, 'Storage').click();
  expect(await isOpen(page, 'Storage')).toBe('true');
  expect(await isOpen(page, 'Install')).toBe('false');
  await page.goto('/guide/api/auth.html');
  expect(await isOpen(page, 'API')).toBe('true');
  expect(await isOpen(page, 'Install')).toBe('false');
});

test('opens the group of a page of another group that comes in place, and closes what nobody opened by hand [SIDE-07]', async ({
  page,
}) => {
  await page.goto(docker);
  await mark(page);
  await page.locator('.Prose').evaluate((text) => {
    const link = Object.assign(document.createElement('a'), {
      href: '/guide/api/auth.html',
      id: 'elsewhere',
    });
    link.textContent = 'Elsewhere';
    text.prepend(link);
  });
  await page.locator('#elsewhere').click();
  await expect(page).toHaveURL(/auth\.html$/);
  expect(await isSameDocument(page)).toBe(true);
  expect(await isOpen(page, 'API')).toBe('true');
  expect(await isOpen(page, 'Install')).toBe('false');
});

test('keeps a group that was opened by hand, in place and after a load, and opens that of the page [SIDE-07, SIDE-08]', async ({
  page,
}) => {
  await page.goto(docker);
  await group(page, 'Storage').click();
  await page.locator('.Pager [rel="next"]').click();
  await expect(page).not.toHaveURL(/docker/);
  expect(await isOpen(page, 'Storage')).toBe('true');
  expect(await isOpen(page, 'Install')).toBe('true');
  await page.goto('/guide/install/manual.html');
  await expect(group(page, 'Storage')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Install')).toHaveAttribute('aria-expanded', 'true');
  await group(page, 'Storage').click();
  await page.reload();
  await expect(group(page, 'Storage')).toHaveAttribute('aria-expanded', 'false');
});

test('marks one link and its group as the page’s, and moves the marks along [SIDE-09]', async ({ page }) => {
  const marks = async () => ({
    current: await sidebar(page)
      .locator('[aria-current="page"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    active: await sidebar(page).locator('[data-active]').allTextContents(),
  });
  await page.goto('/guide/drivers/s3.html');
  expect(await marks()).toEqual({ current: ['/guide/drivers/s3.html'], active: ['Storage'] });
  await page.locator('.Breadcrumb a[href="/guide/drivers/"]').click();
  await expect(page).toHaveURL(/\/drivers\/$/);
  await expect(group(page, 'Storage')).toHaveAttribute('data-active', 'exact');
  await page.goto(docker);
  expect(await marks()).toEqual({ current: [docker], active: ['Install'] });
});

test('opens the group of an index page that it does not list [SIDE-06]', async ({ page }) => {
  await page.goto('/guide/drivers/');
  await expect(sidebar(page).locator('a[href="/guide/drivers/"]')).toHaveCount(0);
  expect(await isOpen(page, 'Storage')).toBe('true');
});

test('aligns the labels of groups behind icons of one width [SIDE-13]', async ({ page }) => {
  await page.goto('/guide/');
  const widths = await sidebar(page)
    .locator('nav > ul > li > button > svg')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(2);
  expect(new Set(widths).size).toBe(1);
});

test('aligns the labels of a level, whether an item has an icon or not [SIDE-13]', async ({ page }) => {
  await page.goto('/guide/api/auth.html');
  const levels = await sidebar(page)
    .locator('ul')
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll(':scope > li > :is(a, button)')]
          .filter((item) => item.checkVisibility())
          .map((item) => {
            const label = document.createRange();
            label.selectNode(item.lastChild ?? item);
            return Math.round(label.getBoundingClientRect().left);
          }),
      ),
    );
  expect(levels.filter((labels) => labels.length > 1).length).toBeGreaterThan(1);
  for (const labels of levels) expect(new Set(labels).size).toBeLessThanOrEqual(1);
});

test('is absent with its button and strip on tools, home, 404 and pages that say so [SIDE-14]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  for (const path of [
    '/tool/',
    '/zh/tool/',
    '/',
    '/zh/',
    '/404.html',
    '/about.html',
    '/pricing.html',
    '/zh/pricing.html',
  ]) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('.Sidebar, .Sidebar-strip, .Navbar-sidebarButton')).toHaveCount(0);
  }
});

test('goes with its strip where a page without one comes in place [SIDE-14]', async ({ page }) => {
  await page.goto(docker);
  await page.locator('.Navbar-links').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/pricing\.html$/);
  await expect(page.locator('.Sidebar, .Sidebar-strip, .Navbar-sidebarButton')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/docker\.html$/);
  await expect(sidebar(page)).toBeVisible();
});

test('begins with the token server on driver pages, and keeps the choice [SIDE-16, API-02, API-04]', async ({
  page,
}) => {
  await page.goto('/zh/guide/drivers/s3.html');
  const control = sidebar(page).locator('a, button, select').first();
  await expect(control).toHaveAccessibleName('令牌服务器');
  await expect(control).toHaveValue('cf');
  await expect(control.locator('option')).toHaveText(
    ['cf', 'cn', 'de', 'local'].map((name) => `http://localhost:3002 (${name})`),
  );
  expect(await page.evaluate(() => localStorage.getItem('api_name'))).toBeNull();
  await control.selectOption('de');
  expect(await page.evaluate(() => localStorage.getItem('api_name'))).toBe('de');
  await page.goto('/guide/drivers/onedrive.html');
  await expect(sidebar(page).locator('select')).toHaveValue('de');
  await page.evaluate(() => localStorage.setItem('api_name', 'xx'));
  await page.reload();
  await expect(sidebar(page).locator('select')).toHaveValue('cf');
  await page.goto(docker);
  await expect(page.locator('select')).toHaveCount(0);
});

test('the token server comes and goes with the page where the tree stays [SIDE-16]', async ({ page }) => {
  await page.goto(docker);
  await mark(page);
  await group(page, 'Storage').click();
  await sidebarLink(page, '/guide/drivers/s3.html').click();
  await expect(page).toHaveURL(/s3\.html$/);
  const select = sidebar(page).locator('select');
  await expect(sidebar(page).locator('a, button, select').first()).toHaveAccessibleName('Token server');
  await expect(select.locator('option')).not.toHaveCount(0);
  await select.selectOption('de');
  await sidebarLink(page, '/guide/drivers/local.html').click();
  await expect(page).toHaveURL(/local\.html$/);
  await expect(select).toHaveCount(1);
  await expect(select).toHaveValue('de');
  await group(page, 'Install').click();
  await sidebarLink(page, docker).click();
  await expect(page).toHaveURL(/docker\.html$/);
  await expect(select).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('folds away by its strip from 720 to 1439 px, for the session [SIDE-18]', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(docker);
  const main = () => page.locator('.Frame > main').evaluate((box) => box.parentElement?.clientWidth);
  const column = async () => (await page.locator('.Footer').boundingBox())?.width;
  expect((await sidebar(page).boundingBox())?.width).toBe(288);
  expect(await column()).toBe(1200 - 288);
  await strip(page).click();
  await expect(sidebar(page)).toBeHidden();
  await expect(strip(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await column()).toBe(await main());
  await page.goto('/guide/install/manual.html', { waitUntil: 'commit' });
  await expect(sidebar(page)).toBeHidden();
  await expect(strip(page)).toHaveAttribute('aria-expanded', 'false');
  await strip(page).press('Enter');
  await expect(sidebar(page)).toBeVisible();
  await expect(strip(page)).toHaveAttribute('aria-expanded', 'true');
});

test('is 16 rem wide up to 959 px, and has no strip below 720 and from 1440 px [SIDE-18, LOOK-16]', async ({
  page,
}) => {
  await page.goto(docker);
  for (const [width, sidebarWidth, hasStrip] of [
    [719, null, false],
    [720, 256, true],
    [959, 256, true],
    [960, 288, true],
    [1439, 288, true],
    [1440, 288, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    if (sidebarWidth) expect((await sidebar(page).boundingBox())?.width).toBe(sidebarWidth);
    else await expect(sidebar(page)).toBeHidden();
    expect(await strip(page).isVisible()).toBe(hasStrip);
    const beside =
      (await page.locator('.Contents').evaluate((box) => getComputedStyle(box).gridColumnStart)) === '2';
    expect(beside).toBe(width >= 1440);
  }
  await page.setViewportSize({ width: 1439, height: 800 });
  await strip(page).click();
  await expect(sidebar(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(sidebar(page)).toBeVisible();
});

test('shows the page’s link without moving the page, on load and on a new hash [SIDE-19]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/guide/drivers/yandex.html');
  const current = sidebar(page).locator('[aria-current="page"]');
  const isInside = () =>
    current.evaluate((link) => {
      const [inner, outer] = [link, link.closest('.Sidebar')].map((one) => one?.getBoundingClientRect());
      return inner && outer ? inner.top >= outer.top && inner.bottom <= outer.bottom : false;
    });
  await expect.poll(isInside).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await sidebar(page).evaluate((box) => box.scrollTo(0, 0));
  expect(await isInside()).toBe(false);
  await page.evaluate(() => {
    location.hash = 'main-content';
  });
  await expect.poll(isInside).toBe(true);
});

test('stays where the reader scrolled it while the page’s group is folded [SIDE-19]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/guide/install/manual.html');
  // The accordion folds the group of the page.
  await group(page, 'Storage').click();
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeHidden();
  await sidebar(page).evaluate((box) => box.scrollTo(0, 800));
  const link = page.locator('.Contents a').nth(1);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
  expect(await sidebar(page).evaluate((box) => box.scrollTop)).toBe(800);
});

test('keeps its own scroll between pages of a tree, in place and after a load [SIDE-20]', async ({
  page,
}) => {
  const top = () => sidebar(page).evaluate((box) => box.scrollTop);
  const visit = async (withApi: boolean) => {
    if (!withApi) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await page.goto('/guide/drivers/s3.html');
    await sidebar(page).evaluate((box) => box.scrollTo(0, 800));
    const link = await sidebar(page).evaluate((box) => {
      const { top: from, bottom } = box.getBoundingClientRect();
      const seen = [...box.querySelectorAll('a')].find((one) => {
        const at = one.getBoundingClientRect();
        return at.top > from + 100 && at.bottom < bottom - 100 && !one.ariaCurrent;
      });
      return seen?.getAttribute('href') ?? '';
    });
    await sidebar(page).locator(`a[href="${link}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${link}$`));
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', link);
    await expect.poll(top).toBe(800);
  };
  await visit(true);
  await visit(false);
});

test('its groups are buttons of a labelled landmark that work by key [SIDE-21]', async ({ page }) => {
  await page.goto(`/zh${docker}`);
  const tree = page.getByRole('navigation', { name: '栏目' });
  const button = tree.getByRole('button', { expanded: false }).first();
  const name = (await button.textContent()) ?? '';
  await button.press('Enter');
  const pressed = tree.getByRole('button', { name });
  await expect(pressed).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(`[id="${await pressed.getAttribute('aria-controls')}"]`)).toBeVisible();
  await pressed.press('Space');
  await expect(pressed).toHaveAttribute('aria-expanded', 'false');
});
