import { expect, type Page, test } from '@playwright/test';

const button = (page: Page, name: string) => page.locator('.Navbar').getByRole('button', { name });

test('the language menu names both languages, and this page’s own is where the reader is [NAV-12]', async ({
  page,
}) => {
  await page.goto('/faq/why.html?x=1#a');
  await button(page, 'Select language').hover();
  const links = page.locator('a[data-language]');
  await expect(links).toHaveText(['English', '简体中文']);
  await expect(links.first()).toHaveAttribute('href', /\/faq\/why\.html\?x=1#a$/);
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
});

test('the other language opens at the same page with the query [NAV-13]', async ({ page }) => {
  await page.goto('/faq/why.html?x=1');
  await button(page, 'Select language').hover();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/faq\/why\.html\?x=1$/);
  await button(page, '选择语言').press('Enter');
  await page.getByRole('link', { name: 'English' }).press('Enter');
  await expect(page).toHaveURL(/\/\/[^/]+\/faq\/why\.html\?x=1$/);
});

test('a heading leads to the heading at its place in the other language [NAV-14]', async ({ page }) => {
  const path = '/guide/install/docker.html';
  await page.goto(path);
  const at = 2;
  const ids = () => page.locator('main :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id));
  const here = (await ids())[at] ?? '';
  await page.goto(`/zh${path}`);
  const there = (await ids())[at] ?? '';
  expect(there).not.toBe(here);
  await page.goto(`${path}?x=1#${here}`);
  await button(page, 'Select language').hover();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(new RegExp(`/zh${path}\\?x=1#${there}$`));
  await expect(page.locator(`[id="${there}"]`)).toBeInViewport();
});

test('a place that the other language does not have leads to its top, a shared one stays [NAV-14]', async ({
  page,
}) => {
  await page.goto('/guide/drivers/aliyundrive_open.html');
  const shared = await page.locator('main tr[id]').first().getAttribute('id');
  for (const [hash, expected] of [
    ['#main-content', '#main-content'],
    [`#${shared}`, `#${shared}`],
    ['#no-such-place', ''],
  ] as const) {
    await page.goto(`/guide/drivers/aliyundrive_open.html${hash}`);
    await page.mouse.move(600, 600);
    await button(page, 'Select language').hover();
    const link = page.getByRole('link', { name: '简体中文' });
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`/zh/guide/drivers/aliyundrive_open\\.html${expected}$`),
    );
  }
});

test('the language of a page that came in place leads to that page [NAV-13]', async ({ page }) => {
  await page.goto('/faq/why.html?x=1');
  await page.locator('.Sidebar a[href="/faq/howto.html"]').click();
  await expect(page).toHaveURL(/howto\.html$/);
  await button(page, 'Select language').hover();
  await expect(page.getByRole('link', { name: '简体中文' })).toHaveAttribute(
    'href',
    /\/zh\/faq\/howto\.html$/,
  );
});

for (const [path, menu, own] of [
  ['/nope?x=1#a', 'Select language', 'English'],
  ['/zh/nope?x=1#a', '选择语言', '简体中文'],
] as const) {
  test(`on an unknown path this language is where the reader is, too: ${path} [NAV-12]`, async ({ page }) => {
    await page.goto(path);
    await page.locator('.Navbar:visible').getByRole('button', { name: menu }).hover();
    const link = page.getByRole('link', { name: own });
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect
      .poll(() => link.evaluate((one: HTMLAnchorElement) => one.href.slice(one.origin.length)))
      .toBe(path);
  });
}
