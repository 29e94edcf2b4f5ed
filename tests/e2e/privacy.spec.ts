import { expect, type Page, test } from '@playwright/test';
import { isRegistered, storedEntries } from '../../site/storage.ts';

const tabsPage = '/guide/install/manual.html';

/** What a reader does in a long visit: everything of the site that remembers something, and most that does not. */
async function visitEverything(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('[data-colour-mode]:visible').first().click();
  await page.goto(tabsPage);
  await page.locator('.Tabs-tab').nth(1).click();
  await page.goto('/guide/api/apifox.html');
  await page.locator('[data-tabs="code-tabs"] .Tabs-tab').nth(1).click();
  const group = page.locator('.Sidebar button[aria-controls]').first();
  await group.click();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.keyboard.press('/');
  await page.locator('#site-search input').fill('docker');
  await page.locator('#site-search a').first().click();
  await expect(page).toHaveURL(/docker/);
  await expect(page.locator('#site-search')).toBeHidden();
  await page.keyboard.press('Shift+?');
  await page.getByRole('dialog').getByRole('checkbox').last().uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowRight');
  await page.waitForTimeout(400);
  await page.goto('/guide/drivers/');
  await page.locator('[data-driver-index] input').first().fill('drive');
  await page.locator('.Sidebar select').selectOption({ index: 1 });
  await page.locator('.Sidebar-strip').click();
  await page.goto('/zh/');
  await page.goto('/zh/guide/install/docker.html');
  await page.locator('.Code-copy').first().click();
  await page.goto('/about.html');
  await page.goto('/zh/nope');
  await page.getByRole('button', { name: '返回上一页' }).click();
  await page.waitForTimeout(300);
}

test('a long visit writes only registered keys, no cookie, and asks no other host [PRIV-02, PRIV-03, PRIV-04]', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await visitEverything(page);
  const keys = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  for (const key of [
    'VUEPRESS_TAB_STORE',
    'VUEPRESS_CODE_TAB_STORE',
    'vuepress-theme-hope-scheme',
    'search-history',
    'keys-off',
    'api_name',
  ])
    expect(keys.local).toContain(key);
  expect(keys.session).toContain('sidebar');
  expect(keys.local.filter((key) => !isRegistered(key, 'local'))).toEqual([]);
  expect(keys.session.filter((key) => !isRegistered(key, 'session'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(foreign).toEqual([]);
});

test('pages that are only read write nothing, until the sidebar is touched [PRIV-04]', async ({ page }) => {
  const written = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  for (const path of ['/guide/', '/zh/guide/drivers/yandex.html', '/faq/error.html', '/']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  }
  expect(await written()).toEqual([]);
  await page.goto('/guide/drivers/yandex.html');
  await page.locator('.Sidebar').evaluate((box) => box.scrollTo(0, 0));
  await page.goto('/');
  expect(await written()).toEqual(['sidebar']);
});

test('storage that throws breaks nothing [PRIV-05]', async ({ page }) => {
  test.setTimeout(90_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on(
    'console',
    (message) => message.type() === 'error' && !message.text().includes('404') && errors.push(message.text()),
  );
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  await visitEverything(page);
  await page.goto(tabsPage);
  const tab = page.locator('.Tabs-tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
});

for (const home of ['', '/zh']) {
  test(`the privacy page lists every registered key: ${home || '/'} [PRIV-04]`, async ({ page }) => {
    await page.goto(`${home}/guide/privacy.html`);
    const keys = await page.locator('.Prose tbody th code').allTextContents();
    expect(keys).toEqual(storedEntries.map(({ key }) => key));
  });
}

test('built without settings from the environment, the features that need them are off [PRIV-06]', async ({
  page,
}) => {
  await page.goto('/guide/');
  await expect(page.locator('[data-views]')).toHaveCount(0);
  expect(await page.locator('#site-search').getAttribute('data-host')).toBeNull();
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
});
