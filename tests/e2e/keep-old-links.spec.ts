import { expect, test } from '@playwright/test';

const network =
  'tls-handshake-timeout-read-connection-reset-by-peer-dns-lookup-failed-connect-connection-refused-client-timeout-exceeded-while-awaiting-headers-no-such-host';

test('the anchors that AList and its notice link to are headings, in both languages [RTE-31]', async ({
  page,
}) => {
  for (const address of [
    '/guide/drivers/aliyundrive_open.html#drive-type',
    '/zh/guide/drivers/aliyundrive_open.html#云盘类型',
    '/config/configuration.html#scheme',
    '/zh/config/configuration.html#scheme',
    `/faq/howto.html#${network}`,
    `/zh/faq/howto.html#${network}`,
  ]) {
    await page.goto(address);
    const id = address.split('#')[1] ?? '';
    const box = await page.locator(`[id="${id}"]`).boundingBox();
    expect(box?.y, address).toBeGreaterThanOrEqual(0);
    expect(box?.y, address).toBeLessThan(800);
  }
});

test('a link to another site opens in a new tab, marked with an arrow [RTE-11]', async ({ page }) => {
  for (const path of ['/guide/community.html', '/zh/guide/community.html']) {
    await page.goto(path);
    const link = page.locator('.Prose a[href^="http"]').first();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const arrow = await link.evaluate((element) => getComputedStyle(element, '::after').content !== 'none');
    expect(arrow).toBe(true);
  }
});

test('every link to another site has the arrow, but for home actions and the footer [RTE-11]', async ({
  page,
}) => {
  for (const path of ['/faq/why.html', '/zh/faq/why.html', '/about.html', '/zh/']) {
    await page.goto(path);
    const links = await page.locator('a[href^="http"], a[href^="mailto:"]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href'),
        opens: `${link.getAttribute('target')} ${link.getAttribute('rel')}`,
        exempt: link.closest('footer, .Hero-actions') !== null,
        arrow: getComputedStyle(link, '::after').content.includes('\u2197'),
      })),
    );
    expect(links.filter(({ opens }) => opens !== '_blank noopener noreferrer')).toEqual([]);
    expect(links.filter(({ arrow, exempt }) => arrow === exempt)).toEqual([]);
    // In the menu, in the navigation of small screens, and the icon of the forge.
    expect(links.length).toBeGreaterThan(5);
  }
});

test('a link whose click a script has taken, or that opens elsewhere, is left to the browser [RTE-10]', async ({
  page,
  context,
}) => {
  await page.goto('/guide/install/docker.html');
  const link = page.locator('.Sidebar a[href="/guide/install/manual.html"]');
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await link.click();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/docker\.html$/);
  await link.evaluate((element) => element.setAttribute('target', '_blank'));
  const opened = context.waitForEvent('page');
  await link.click();
  await (await opened).waitForURL('**/manual.html');
  await expect(page).toHaveURL(/docker\.html$/);
});

test('with a cold cache a page asks for no other page [RTE-01, RTE-28]', async ({ page }) => {
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/(\/|\.html)$/.test(pathname)) pages.push(pathname);
  });
  await page.goto('/faq/why.html', { waitUntil: 'networkidle' });
  await page.goto('/zh/guide/', { waitUntil: 'networkidle' });
  expect(pages).toEqual(['/faq/why.html', '/zh/guide/']);
});

test('the title and the description follow a change in place [SITE-10]', async ({ page }) => {
  await page.goto('/faq/why.html');
  const head = () =>
    page.evaluate(() => [
      document.title,
      document.querySelector('meta[name="description"]')?.getAttribute('content'),
      document.querySelectorAll('meta[name="description"]').length,
    ]);
  const before = await head();
  await page.locator('.Sidebar a[href="/faq/howto.html"]').click();
  await expect(page).toHaveURL(/howto\.html$/);
  const after = await head();
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[2]).toBe(1);
});

test('an unknown path shows the page for unknown paths in the language of the path [ERR-01]', async ({
  page,
}) => {
  await page.goto('/nope');
  await expect(page.locator('h1:visible')).toHaveText('There is no such page');
  await page.goto('/zh/nope');
  await expect(page.locator('h1:visible')).toHaveText('没有这个页面');
});
