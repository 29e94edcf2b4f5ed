import { expect, type Page, test } from '@playwright/test';

const field = '#site-search input';

/** Opens the search of a page and types. */
async function search(page: Page, path: string, query: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('/');
  await page.locator(field).fill(query);
}

const first: [path: string, query: string, page: string][] = [
  ['/zh/', '反代', '/zh/guide/install/reverse-proxy.html'],
  ['/zh/guide/', '管理员密码', '/zh/guide/install/first-login.html'],
  ['/zh/guide/', '秒传', '/zh/guide/advanced/rapid_upload.html'],
  ['/zh/guide/', 'site_url', '/zh/config/configuration.html#config-site-url'],
  ['/zh/guide/', 'refresh token', '/zh/tool/'],
  ['/zh/guide/', 'docker compose', '/zh/guide/install/docker.html'],
  ['/guide/', 'reverse proxy', '/guide/install/reverse-proxy.html'],
  ['/guide/', 'admin password', '/guide/install/first-login.html'],
  ['/guide/', 'site_url', '/config/configuration.html#config-site-url'],
  ['/guide/', 'refresh token', '/tool/'],
  ['/', 'docker compose', '/guide/install/docker.html'],
];
for (const [start, query, wanted] of first) {
  test(`finds ${wanted} first for “${query}” [SRCH-06, SRCH-13]`, async ({ page }) => {
    await search(page, start, query);
    await expect(page.getByRole('option').first()).toHaveAttribute('href', wanted);
    const language = start.startsWith('/zh/');
    await expect(page.getByRole('group', { name: /正文|In the text/ })).toBeVisible();
    for (const option of await page.getByRole('option').all())
      expect((await option.getAttribute('href'))?.startsWith('/zh/')).toBe(language);
  });
}

test('finds a pasted error message first [SRCH-13]', async ({ page }) => {
  await search(page, '/guide/', 'token is invalidated');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/faq\/error\.html#/);
  await expect(page.getByRole('option').first()).toContainText('token is invalidated');
});

test('finds a Chinese word inside sentences, though no title or other name has it [SRCH-13]', async ({
  page,
}) => {
  await search(page, '/zh/guide/', '主机密钥');
  await expect(page.getByRole('group', { name: '标题与名称' })).toHaveCount(0);
  const found = page.getByRole('option');
  await expect(found.first()).toHaveAttribute('href', /^\/zh\/guide\/advanced\/ftp\.html/);
  await expect(found.first()).toContainText('主机密钥');
});

test('looks in the text for what the pages call a word that stands in none of them [SRCH-13]', async ({
  page,
}) => {
  await search(page, '/zh/guide/', '反代');
  const found = page.getByRole('group', { name: '正文' }).getByRole('option');
  await expect(found.first()).toBeVisible();
  for (const text of await found.allTextContents()) expect(text).toContain('反向代理');
});

test('finds words of the text and leads to the row or heading they stand below [SRCH-13]', async ({
  page,
}) => {
  await search(page, '/guide/', '/api/fs/list');
  const found = page.getByRole('group', { name: 'In the text' }).getByRole('option').first();
  await expect(found).toHaveAttribute('href', /\/guide\/api\/.*#/);
  await expect(found.locator('mark').first()).toBeVisible();
});

test('opens by slash, by Ctrl+K and by its button, with the focus in its field [SRCH-01]', async ({
  page,
}) => {
  await page.goto('/guide/');
  for (const open of [
    () => page.keyboard.press('/'),
    () => page.keyboard.press('Control+k'),
    () => page.locator('[data-search-open]').click(),
  ]) {
    await open();
    await expect(page.locator(field)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(page.locator('[data-search-key]')).toHaveText('Ctrl K');
});

test('shows ⌘K on a Mac [SRCH-01]', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await page.goto('/guide/');
  await expect(page.locator('[data-search-key]')).toHaveText('⌘K');
});

test('loads nothing before its first use, and keeps what is typed while it loads [SRCH-03]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.startsWith('/search/')) scripts.push(pathname);
  });
  await page.clock.install();
  await page.goto('/guide/');
  await page.locator('[data-search-open]').hover();
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /mount|client|names|pagefind/.test(path))).toEqual([]);
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/mount.*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.keyboard.press('/');
  await expect(page.locator(field)).toBeFocused();
  await page.keyboard.type('docker compose');
  await expect(page.getByRole('option')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/guide/install/docker.html');
  await expect(page.locator(field)).toHaveValue('docker compose');
});

test('answers while one types: nothing waits longer than 150 ms for another key [SRCH-05]', async ({
  page,
}) => {
  await page.clock.install();
  await search(page, '/guide/', 'webdav');
  await expect(page.getByRole('group', { name: 'In the text' })).toBeVisible();
  // From here on no timer ends but by the clock of this test, however busy the machine. What it takes: bench/search.ts.
  await page.clock.pauseAt(Date.now() + 600_000);
  await page.locator(field).fill('reverse proxy');
  await page.clock.runFor(150);
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /reverse-proxy/);
});

test('moves by arrows, tells which option is active, and gives the focus back on Escape [SRCH-15]', async ({
  page,
}) => {
  await page.goto('/guide/');
  await page.locator('[data-search-open]').focus();
  await page.keyboard.press('Enter');
  const combobox = page.getByRole('combobox');
  await combobox.fill('docker');
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await expect(combobox).toHaveAttribute('aria-activedescendant', 'search-option-0');
  const list = page.getByRole('listbox', { name: 'Search results' });
  await expect(combobox).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(page.locator('#site-search [role=status]')).toHaveText(/^\d+ results$/);
  await page.keyboard.press('ArrowDown');
  await expect(combobox).toHaveAttribute('aria-activedescendant', 'search-option-1');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-search-open]')).toBeFocused();
});

test('opens a result in place by Enter, and in a new tab by Ctrl+Enter [SRCH-09, SRCH-15]', async ({
  page,
  context,
}) => {
  await search(page, '/guide/', 'docker compose');
  await expect(page.getByRole('option').first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await opened).waitForURL('**/guide/install/docker.html');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/install\/docker\.html$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('h1')).toHaveText('Install with Docker');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('leads to a row on the page that is open already', async ({ page }) => {
  await search(page, '/config/configuration.html', 'site_url');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/#config-site-url$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#config-site-url')).toBeInViewport();
});

test('closes when the reader goes back', async ({ page }) => {
  await page.goto('/guide/');
  await page.goto('/guide/install/');
  await page.keyboard.press('/');
  await page.evaluate(() => history.pushState(null, '', '#x'));
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('waits for an input method to finish a word', async ({ page }) => {
  await search(page, '/zh/guide/', '');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'fandai', selectionStart: 6, selectionEnd: 6 });
  await page.waitForTimeout(400);
  await expect(page.getByRole('option')).toHaveCount(0);
  await session.send('Input.insertText', { text: '反代' });
  await expect(page.getByRole('option').first()).toHaveAttribute(
    'href',
    '/zh/guide/install/reverse-proxy.html',
  );
});
