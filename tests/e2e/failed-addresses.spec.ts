import { expect, type Page, test } from '@playwright/test';
import { isSameDocument, mark, sidebarLink } from './same-document.ts';

const start = '/guide/install/docker.html';
const target = '/guide/install/manual.html';
const message = (page: Page) => page.getByRole('alert');

/** Answers for the target until the test says otherwise. */
async function answerWith(page: Page, status: number): Promise<void> {
  await page.route(`**${target}`, (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<title>no</title>' }),
  );
}

/** Goes from the target, scrolled to a heading, to the start, in place; what was fetched is forgotten meanwhile. */
async function readAndLeave(page: Page): Promise<string> {
  await page.goto(target);
  const heading = page.locator('.Prose h2').nth(2);
  await heading.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
    scrollBy({ top: 40, behavior: 'instant' });
  });
  // Until the hash has followed, it would still change.
  await expect(page).toHaveURL(`${target}#${await heading.getAttribute('id')}`);
  const left = page.url();
  await mark(page);
  await sidebarLink(page, start).click();
  await expect(page.locator('h1')).toContainText('Docker');
  expect(await isSameDocument(page)).toBe(true);
  return left;
}

for (const way of ['button', 'link'] as const) {
  test(`a Back that fails keeps its address, and trying again by ${way} loads it [ERR-03]`, async ({
    page,
  }) => {
    // As after the browser's own button, pressed twice: no script may call it off.
    await page.addInitScript(() =>
      Object.defineProperty(NavigateEvent.prototype, 'cancelable', { value: false }),
    );
    const left = await readAndLeave(page);
    await answerWith(page, 503);
    await page.evaluate(() => history.back());
    await expect(message(page)).toBeVisible();
    expect(page.url()).toBe(left);
    // The address names the page that did not come; the places of the page that stays are none of it.
    await page.evaluate(() => document.querySelectorAll('.Prose h2')[3]?.scrollIntoView());
    await page.waitForTimeout(400);
    expect(page.url()).toBe(left);
    await page.unroute(`**${target}`);
    await message(page).getByRole(way).click();
    await expect(page.locator('h1')).toContainText(/manual/i);
    // Where on the page: a reload keeps the place of the window, and the hash follows it.
    await expect(page).toHaveURL(/manual\.html(#.*)?$/);
    expect(await isSameDocument(page)).toBe(false);
  });

  test(`where a browser changes the address first, trying again by ${way} loads the page at its hash [ERR-03]`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { intercept } = NavigateEvent.prototype;
      NavigateEvent.prototype.intercept = function (options) {
        intercept.call(this, options?.handler ? { handler: options.handler } : {});
      };
    });
    await page.goto(start);
    await mark(page);
    await answerWith(page, 503);
    await sidebarLink(page, target).evaluate((link: HTMLAnchorElement) => {
      link.hash = '#update';
      link.click();
    });
    await expect(message(page)).toBeVisible();
    await expect(page).toHaveURL(/manual\.html#update$/);
    await expect(page.locator('h1')).toContainText('Docker');
    await page.unroute(`**${target}`);
    await message(page).getByRole(way).click();
    await expect(page.locator('h1')).toContainText(/manual/i);
    await expect(page).toHaveURL(/manual\.html#update$/);
    expect(await isSameDocument(page)).toBe(false);
  });
}

test('a Back to a page that has to be loaded as a document goes back and adds nothing to the history [ERR-03]', async ({
  page,
}) => {
  const left = await readAndLeave(page);
  const entries = await page.evaluate(() => navigation.entries().length);
  await page.route(`**${target}`, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toContainText(/manual/i);
  // A hash follows the place of the window, which the browser may return to later.
  await expect(page).toHaveURL(left);
  expect(await isSameDocument(page)).toBe(false);
  expect(await page.evaluate(() => navigation.entries().length)).toBe(entries);
  await page.goForward();
  await expect(page).toHaveURL(/docker\.html(#.*)?$/);
});
