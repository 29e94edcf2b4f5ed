import { expect, test } from '@playwright/test';
import { notFoundHints } from '../../site/strings.ts';

const shown = 'main section:visible';

for (const [home, language, title] of [
  ['/', 'en', 'There is no such page'],
  ['/zh/', 'zh', '没有这个页面'],
] as const) {
  test(`an unknown path shows 404, title, hint and buttons within header and footer: ${home} [NF-01, ERR-01]`, async ({
    page,
  }) => {
    expect((await page.goto(`${home}nope`))?.status()).toBe(404);
    const section = page.locator(shown);
    await expect(section).toHaveCount(1);
    await expect(section.getByText('404')).toBeVisible();
    await expect(page.locator('h1:visible')).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en-US');
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(
      section.getByRole('button', { name: language === 'zh' ? '返回上一页' : 'Go back' }),
    ).toBeVisible();
    await expect(
      section.getByRole('link', { name: language === 'zh' ? '回到首页' : 'Take me home' }),
    ).toBeVisible();
    await expect(page.locator('header:visible')).toHaveCount(1);
    await expect(page.locator('footer:visible')).toHaveCount(1);
    await expect(page.locator('.Sidebar')).toHaveCount(0);
  });

  test(`its hints are those of the list, one of them at each load: ${home} [${language === 'en' ? 'NF-04' : 'NF-05'}]`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const seen = new Set<string>();
    for (let load = 0; load < 60; load++) {
      // The hint is chosen before the page is drawn whole.
      await page.goto(`${home}nope`, { waitUntil: 'domcontentloaded' });
      seen.add((await page.locator(`${shown} .NotFoundText-hint`).textContent()) ?? '');
    }
    const strange = [...seen].filter((hint) => !notFoundHints[language].includes(hint));
    expect(strange).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });
}

test('Go back is one step of the history, and home is the home of the language [NF-02]', async ({ page }) => {
  await page.goto('/faq/');
  await page.goto('/zh/nope');
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page).toHaveURL(/\/faq\/$/);
  await page.goto('/zh/nope');
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/\d\/zh\/$/);
});

test('opened by itself, Go back leads home [NF-03]', async ({ page }) => {
  await page.goto('/nope');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the file carries the first hint, both languages show without scripts, and one hint stays during the visit [NF-05, NF-06]', async ({
  page,
  browser,
  baseURL,
}) => {
  const messages: string[] = [];
  // The browser itself reports the status of the document; everything else would be ours.
  page.on('console', (message) => message.text().includes('status of 404') || messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto('/nope');
  const hint = page.locator(`${shown} .NotFoundText-hint`);
  const first = await hint.textContent();
  await page.waitForTimeout(500);
  await expect(hint).toHaveText(first ?? '');
  expect(messages).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  for (const path of ['/nope', '/zh/404.html']) {
    await plain.goto(path);
    await expect(plain.getByText(notFoundHints.en[0] ?? '')).toBeVisible();
    await expect(plain.getByText(notFoundHints.zh[0] ?? '')).toBeVisible();
  }
  await context.close();
});

test('it offers the closest pages, and the search has the last segment in its field [NF-07]', async ({
  page,
}) => {
  await page.goto('/guide/install/dokcer.html');
  const offered = page.locator(`${shown} [data-closest] a`);
  await expect(offered.first()).toHaveAttribute('href', '/guide/install/docker.html');
  expect(await offered.count()).toBeLessThanOrEqual(3);
  await page.getByRole('button', { name: 'Search these docs' }).click();
  await expect(page.locator('#site-search input')).toHaveValue('dokcer');
  await expect(page.locator('#site-search')).toBeVisible();
  await page.goto('/zh/guide/webdva.html');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toHaveValue('webdva');
});

test('it is kept out of search engines and out of the sitemap [NF-08]', async ({ page, request }) => {
  for (const path of ['/404.html', '/zh/404.html', '/nope']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('404');
});
