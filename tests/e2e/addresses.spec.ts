import { expect, test } from '@playwright/test';

test('a page asked for without its extension shows at its address, in one step of history [RTE-04]', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.goto('/config/site?x=1#title');
  expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(
    '/config/site.html?x=1#title',
  );
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a folder without its slash shows at the folder [RTE-06]', async ({ page }) => {
  const response = await page.goto('/zh/guide');
  expect(response?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe('/zh/guide/');
});

test('the misspelt SFTP address leads to the driver and keeps the hash [RTE-12]', async ({ page }) => {
  for (const language of ['', '/zh']) {
    await page.goto(`${language}/guide/drivers/sfpt.html#x`);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(
      `${language}/guide/drivers/sftp.html#x`,
    );
  }
});

test('the AList V2/V3 address with spaces, encoded or not, leads to the driver [RTE-05, RTE-13]', async ({
  page,
}) => {
  for (const path of ['/guide/drivers/Alist%20V2%20V3.html', '/zh/guide/drivers/Alist V2 V3.html']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(
      `${path.startsWith('/zh') ? '/zh' : ''}/guide/drivers/alist-v2-v3.html`,
    );
  }
});

test('another case of an address leads to the listed one [RTE-14]', async ({ page }) => {
  await page.goto('/guide/drivers/smb.html');
  expect(new URL(page.url()).pathname).toBe('/guide/drivers/SMB.html');
});

test('an unknown path shows the 404 page with status 404 and a clean console [RTE-02, RTE-26]', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  // The browser itself reports the status of the document; everything else would be ours.
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.text().includes('status of 404') &&
      problems.push(message.text()),
  );
  const response = await page.goto('/a/b/c/d');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('the page at an old path forwards with query and hash where a host knows no rules [RTE-30]', async ({
  page,
}) => {
  await page.route('**/zh/guide/drivers/sfpt.html*', (route) =>
    route.fulfill({ path: 'dist/zh/guide/drivers/sfpt.html', contentType: 'text/html' }),
  );
  await page.goto('/zh/guide/drivers/sfpt.html?x=1#y');
  await page.waitForURL('**/zh/guide/drivers/sftp.html?x=1#y');
  await expect(page.locator('h1')).toBeVisible();
});

for (const [asked, shown] of [
  ['/config/site?x=1#title', '/config/site.html?x=1#title'],
  ['/zh/guide', '/zh/guide/'],
  ['/guide/drivers/smb.html', '/guide/drivers/SMB.html'],
  ['/guide/drivers/sfpt.html#x', '/guide/drivers/sftp.html#x'],
  ['/zh/guide/drivers/Alist%20V2%20V3.html', '/zh/guide/drivers/alist-v2-v3.html'],
] as const) {
  test(`the 404 page itself leads on where a host knows no rules, in one step of history: ${asked} [RTE-02, RTE-04]`, async ({
    page,
  }) => {
    const path = new URL(asked, 'http://x').pathname;
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ status: 404, path: 'dist/404.html', contentType: 'text/html' }),
    );
    // Until the document is whole, a browser would replace its address by itself.
    await page.route('**/routes.json', async (route) => {
      await page.waitForFunction(() => document.readyState === 'complete');
      await route.continue();
    });
    await page.goto('/pricing.html');
    const before = await page.evaluate(() => history.length);
    await page.goto(asked);
    await page.waitForURL(`**${shown}`);
    await expect(page.locator('.Prose')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(/pricing\.html$/);
  });
}
