import { expect, type Page, test } from '@playwright/test';
import { expectBelowHeader, expectScroll, settledScroll, wholePage } from './positions.ts';
import { isSameDocument, mark, sidebarLink } from './same-document.ts';

const start = '/guide/install/docker.html';

/** Follows a link that a page's text might hold. */
async function followAdded(page: Page, href: string): Promise<void> {
  await page.locator('.Prose').evaluate((text, target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: 'try' });
    text.append(link);
    link.click();
  }, href);
  await expect.poll(() => decodeURI(page.url())).toContain(href);
}

for (const home of ['', '/zh']) {
  test(`Back and Forward return to the places the reader left, a new page starts at its top: ${home || '/'} [RTE-08]`, async ({
    page,
  }) => {
    await page.goto(home + start);
    await mark(page);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await sidebarLink(page, `${home}/guide/install/manual.html`).click();
    await expect(page).toHaveURL(/manual\.html$/);
    expect(await settledScroll(page)).toBe(0);
    await wholePage(page);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.goBack();
    await expect(page).toHaveURL(/docker\.html(#.*)?$/);
    await expectScroll(page, 1500);
    await page.goForward();
    await expect(page).toHaveURL(/manual\.html(#.*)?$/);
    await expectScroll(page, 600);
    expect(await isSameDocument(page)).toBe(true);
  });
}

for (const [home, first, second, other] of [
  ['', 'update', 'first-login', 'look-after-the-service'],
  ['/zh', '升级', '首次登录', '管理服务'],
] as const) {
  test(`a hash brings its heading below the header, of this page and of another: ${home || '/'} [RTE-08]`, async ({
    page,
  }) => {
    await page.goto(`${home}${start}#${first}`);
    await expectBelowHeader(page, first);
    await mark(page);
    await followAdded(page, `#${second}`);
    await expectBelowHeader(page, second);
    await followAdded(page, `${home}/guide/install/script.html#${other}`);
    await expectBelowHeader(page, other);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('the page scrolls when the new one has taken its place, not before [RTE-08]', async ({ page }) => {
  await page.goto(start);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/manual.html', async (route) => {
    await answered;
    await route.continue();
  });
  await sidebarLink(page, '/guide/install/manual.html').evaluate((link: HTMLAnchorElement) => {
    const old = document.querySelector('h1');
    // Whatever is drawn is the old page where it was, or the new one at its top.
    const frame = () => {
      const place = `${old?.isConnected ? 'old' : 'new'} at ${scrollY}`;
      const { seen = '' } = document.documentElement.dataset;
      if (!seen.endsWith(place)) document.documentElement.dataset.seen = `${seen} ${place}`.trim();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    link.click();
  });
  await expect(page.locator('.Progress')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'old at 1500');
  answer();
  await expect(page).toHaveURL(/manual\.html$/);
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'old at 1500 new at 0');
});

for (const home of ['', '/zh']) {
  test(`a hash that no heading has does not move the reader on the way back or on a reload: ${home || '/'} [RTE-08, RTE-31]`, async ({
    page,
  }) => {
    // A smooth way to a hash would still go on when Back is pressed.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // This page has no contents, which would write the hash of the place into the address.
    // What looks for a similar heading is fetched, and has led to the top, before the reader scrolls.
    await page.goto(`${home}/pricing.html#nope`, { waitUntil: 'networkidle' });
    await mark(page);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.locator(`.Navbar-centre a[href="${home}/faq/"]`).click();
    await expect(page).toHaveURL(/\/faq\/$/);
    expect(await settledScroll(page)).toBe(0);
    // What looks for a similar heading is there: it would act at once.
    await page.goBack();
    await expect(page).toHaveURL(/pricing\.html#nope$/);
    await expectScroll(page, 700);
    await page.waitForLoadState('networkidle');
    await expectScroll(page, 700);
    expect(await isSameDocument(page)).toBe(true);

    await page.evaluate(() => {
      location.hash = '#main-content';
    });
    await page.goBack();
    await expect(page).toHaveURL(/#nope$/);
    await expectScroll(page, 700);

    await page.reload({ waitUntil: 'networkidle' });
    // The browser's own place after a reload, some pixels off; a similar heading or the top are far away.
    expect(await settledScroll(page)).toBeGreaterThan(600);
  });
}
