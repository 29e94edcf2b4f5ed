import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../axe.ts';

const field = '#site-search input';

async function openSearch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('/');
}

test('says in Chinese that results could not be had, and finds them once the network is back [SRCH-10, ERR-04]', async ({
  page,
}) => {
  await page.route('**/search/**', (route) => route.abort());
  await openSearch(page, '/zh/guide/');
  await page.locator(field).fill('反代');
  await expect(page.getByText('无法获取结果', { exact: true })).toBeVisible();
  await expect(page.getByText('你可能需要检查你的网络连接')).toBeVisible();
  await page.unroute('**/search/**');
  await page.locator(field).fill('');
  await page.locator(field).pressSequentially('反代');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group', { name: '正文' })).toBeVisible();
});

test('says so when the search itself cannot be loaded [SRCH-10]', async ({ page }) => {
  await page.route('**/mount.*.js', (route) => route.abort());
  await openSearch(page, '/guide/');
  await expect(page.getByText('Could not get results')).toBeVisible();
  await expect(page.getByText('You may want to check your network connection.')).toBeVisible();
});

test('offers another query and a report where nothing is found [SRCH-11]', async ({ page }) => {
  await openSearch(page, '/zh/guide/');
  await page.locator(field).fill('zzzz');
  await expect(page.getByText('无法找到相关结果“zzzz”')).toBeVisible();
  const report = page.getByRole('link', { name: '告诉我们' });
  await expect(report).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/AlistGo\/docs\/issues\/new\?title=.*zzzz/,
  );
  await page.locator('.Search-suggestion').click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('keeps searches and saved results on the device, each removable [SRCH-12]', async ({ page }) => {
  await openSearch(page, '/guide/');
  await page.locator(field).fill('docker compose');
  await page.getByRole('button', { name: 'Save: Install with Docker' }).click();
  await expect(page.getByRole('button', { name: /Remove from saved/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await page.reload();
  await page.keyboard.press('/');
  await expect(page.getByRole('button', { name: 'docker compose', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Install with Docker/ })).toHaveAttribute(
    'href',
    '/guide/install/docker.html',
  );
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['search-history']);
  await page.getByRole('button', { name: 'Remove docker compose' }).click();
  await expect(page.locator(field)).toBeFocused();
  await page.getByRole('button', { name: 'Remove Install with Docker' }).click();
  await expect(page.locator('.Search-kept')).toHaveCount(0);
});

test('works where storage throws [PRIV-05]', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await openSearch(page, '/guide/');
  await page.locator(field).fill('docker compose');
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Install with Docker');
  expect(errors).toEqual([]);
});

test('calls no other host, and adds no hint to one, without keys of a hosted search [SRCH-07, SRCH-08, PRIV-03]', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await openSearch(page, '/guide/');
  await page.locator(field).fill('docker');
  await expect(page.getByRole('group', { name: 'In the text' })).toBeVisible();
  expect(foreign).toEqual([]);
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
});

test('asks a hosted search once, within the language, 500 ms after the last letter [SRCH-04, SRCH-06, SRCH-07]', async ({
  page,
}) => {
  await page.route('**/zh/guide/', async (route) => {
    const response = await route.fetch();
    const hosted =
      '&quot;hosted&quot;:{&quot;appId&quot;:&quot;APP&quot;,&quot;apiKey&quot;:&quot;KEY&quot;,&quot;index&quot;:&quot;alist&quot;},';
    const html = (await response.text()).replace(
      'data-settings="{',
      `data-host="https://APP-dsn.algolia.net" data-settings="{${hosted}`,
    );
    await route.fulfill({ response, body: html });
  });
  const asked: string[] = [];
  await page.route(/\.algolia(net)?\./, async (route) => {
    asked.push(route.request().postData() ?? '');
    const hit = {
      objectID: '1',
      url: 'https://alist.nn.ci/zh/guide/install/docker.html',
      hierarchy: { lvl0: '指南', lvl1: '用 Docker 安装' },
      content: 'docker',
    };
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await route.fulfill({ headers, json: { results: [{ index: 'alist', hits: [hit], nbHits: 1 }] } });
  });
  await openSearch(page, '/zh/guide/');
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(1);
  // In one go, so that a busy machine makes no pauses.
  const last = await page.locator(field).evaluate((input: HTMLInputElement) => {
    for (const letter of 'docker') {
      input.value += letter;
      input.dispatchEvent(new InputEvent('input'));
    }
    return performance.now();
  });
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(asked).toHaveLength(1);
  const sent = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /algolia(net)?\.(net|com)/.test(name))
        ?.startTime,
  );
  expect((sent ?? 0) - last).toBeGreaterThanOrEqual(495);
  expect(JSON.parse(asked[0] ?? '{}').requests[0]).toMatchObject({
    indexName: 'alist',
    query: 'docker',
    facetFilters: ['lang:zh-CN'],
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/127\.0\.0\.1.*\/zh\/guide\/install\/docker\.html$/);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`has no violation of axe with results, without, and empty, ${scheme} [A11Y-02]`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme: scheme });
    await openSearch(page, '/zh/guide/');
    const look = () => violationsOf(page, '#site-search');
    await page.locator(field).fill('反代');
    await expect(page.getByRole('group', { name: '正文' })).toBeVisible();
    expect(await look()).toEqual([]);
    await page.locator(field).fill('zzzz');
    await expect(page.getByText('无法找到相关结果')).toBeVisible();
    expect(await look()).toEqual([]);
    await page.locator(field).fill('');
    expect(await look()).toEqual([]);
  });
}

test('fills a small screen, with a control of at least 40 by 40 px [NAV-18]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guide/');
  const button = page.getByRole('button', { name: 'Search' });
  const size = await button.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(40);
  await button.click();
  // It rises into its place.
  await expect
    .poll(async () => Object.values((await page.getByRole('dialog').boundingBox()) ?? {}).map(Math.round))
    .toEqual([0, 0, 390, 844]);
});
