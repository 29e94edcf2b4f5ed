import { expect, type Page, test } from '@playwright/test';
import { expectBelowHeader } from './positions.ts';
import { sidebarLink } from './same-document.ts';

const long = '/guide/drivers/onedrive.html';

for (const home of ['', '/zh'])
  test(`text below the first view of a page that came in place is laid out once that has shown: ${home || '/'}`, async ({
    page,
  }) => {
    await noteWaiting(page);
    await page.goto(home + long);
    expect(await waited(page)).toBe(false);
    await sidebarLink(page, `${home}/guide/drivers/s3.html`).click();
    await expect(page.locator('h1')).not.toContainText('OneDrive');
    expect(await waited(page)).toBe(true);
    expect(await gap(page)).toBeLessThanOrEqual(0);
    await expect.poll(() => waiting(page)).toBe(0);
  });

test('a page that came in place with a hash is whole at once [RTE-08]', async ({ page }) => {
  await noteWaiting(page);
  await page.goto(long);
  await sidebarLink(page, '/guide/drivers/s3.html').evaluate((link: HTMLAnchorElement) => {
    link.hash = '#fields';
    link.click();
  });
  await expectBelowHeader(page, 'fields');
  expect(await waited(page)).toBe(false);
});

test('the way back in place finds the same text at the same height [RTE-08]', async ({ page }) => {
  await page.goto(long);
  const heading = page.locator('#limits-and-risks');
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  await page.locator('.Navbar a[href="/guide/"]').first().click();
  await expect(page.locator('h1')).not.toContainText('OneDrive');
  await page.goBack();
  await expect(page.locator('h1')).toContainText('OneDrive');
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(top, 0);
});

/** Notes on every document whether its text ever waited with its layout. */
async function noteWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const later = document.querySelector('[data-later]');
      if (later && !('gap' in window))
        Object.assign(window, { waited: true, gap: innerHeight - later.getBoundingClientRect().top });
    }).observe(document, { subtree: true, childList: true });
  });
}

function waited(page: Page): Promise<boolean> {
  // The init script puts it on the window.
  return page.evaluate(() => (window as { waited?: boolean }).waited === true);
}

/** Pixels of the window that stood empty while text waited. */
function gap(page: Page): Promise<number> {
  // The init script puts it on the window.
  return page.evaluate(() => (window as { gap?: number }).gap ?? Number.NaN);
}

/** How many blocks still wait with their layout. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('.Prose > *, .Prose ~ *')].filter(
        (block) => getComputedStyle(block).contentVisibility !== 'visible',
      ).length,
  );
}

test('a page that is pointed at and pressed is read once, before the press', async ({ page }) => {
  await page.addInitScript(() => {
    const { parseFromString } = DOMParser.prototype;
    DOMParser.prototype.parseFromString = function (...parts) {
      const { dataset } = document.documentElement;
      dataset.read = String(Number(dataset.read ?? 0) + 1);
      return parseFromString.apply(this, parts);
    };
  });
  await page.goto(long);
  const link = sidebarLink(page, '/guide/drivers/s3.html');
  const read = page.locator('html[data-read="1"]');
  await link.hover();
  await expect(read).toBeAttached();
  await link.click();
  await expect(page).toHaveURL(/s3\.html$/);
  // Longer than a pointer rests on a link before its page is fetched.
  await page.waitForTimeout(200);
  await expect(read).toBeAttached();
});
