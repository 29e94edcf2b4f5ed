import { expect, type Page, test } from '@playwright/test';

const start = '/guide/install/docker.html';
const target = '/guide/install/manual.html';
const link = (page: Page, path = target) => page.locator(`.Sidebar a[href="${path}"]`);
const bar = (page: Page) => page.locator('.Progress');

/** Follows a link without pointing at it first, so that nothing is fetched ahead. */
async function follow(page: Page, path = target): Promise<void> {
  await link(page, path).evaluate((element: HTMLAnchorElement) => element.click());
}

/** Makes a page arrive after a while. */
async function delay(page: Page, milliseconds: number, path = target): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

/** Marks the document, so that a full load is told from a swap. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));

test('a slow page shows a bar that starts at 8 % and grows every 800 ms [PROG-01, PROG-02]', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto(start);
  await page.clock.pauseAt(60_000);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${target}`, async (route) => {
    await answered;
    await route.continue();
  });
  await follow(page);
  await expect(bar(page)).toHaveCount(1);
  expect((await bar(page).boundingBox())?.height).toBe(2);
  const width = () => bar(page).evaluate((element) => Number.parseFloat(element.style.inlineSize));
  expect(await width()).toBe(8);
  await page.clock.runFor(790);
  expect(await width()).toBe(8);
  let before = 8;
  for (const wait of [20, 800, 800]) {
    await page.clock.runFor(wait);
    const now = await width();
    expect(now).toBeGreaterThan(before);
    expect(now).toBeLessThanOrEqual(before + 2);
    before = now;
  }
  answer();
  await expect(page).toHaveURL(/manual\.html$/);
  await expect.poll(width).toBe(100);
  await page.clock.runFor(210);
  await expect(bar(page)).toHaveCSS('opacity', /^0/);
  await page.clock.runFor(210);
  await expect(bar(page)).toHaveCount(0);
});

test('each movement of the bar and its fading take 200 ms [PROG-02]', async ({ page }) => {
  await page.goto(start);
  await delay(page, 1500);
  await follow(page);
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  await expect(bar(page)).toHaveCSS('transition-property', 'inline-size, opacity');
});

test('no bar shows for a page that was here before, nor for a hash [PROG-01]', async ({ page }) => {
  await page.goto(start);
  await follow(page);
  await expect(page).toHaveURL(/manual\.html$/);
  await expect(bar(page)).toHaveCount(0);
  await page.evaluate(() => {
    new MutationObserver((records) => {
      if (
        records.some(({ addedNodes }) =>
          [...addedNodes].some((node) => (node as Element).className === 'Progress'),
        )
      )
        document.documentElement.dataset.bar = 'shown';
    }).observe(document.body, { childList: true });
  });
  await follow(page, start);
  await expect(page).toHaveURL(/docker\.html$/);
  await follow(page);
  await expect(page).toHaveURL(/manual\.html$/);
  await page
    .locator('.Prose h2 a')
    .first()
    .evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(/#/);
  expect(await page.evaluate(() => document.documentElement.dataset.bar)).toBeUndefined();
});

test('the bar ends when a page fails and when another one is chosen meanwhile [PROG-03]', async ({
  page,
}) => {
  await page.goto(start);
  await page.route(`**${target}`, (route) => route.abort());
  await follow(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(bar(page)).toHaveCount(0, { timeout: 1000 });

  await delay(page, 5000, '/guide/install/script.html');
  await follow(page, '/guide/install/script.html');
  await expect(bar(page)).toHaveCount(1);
  await follow(page, '/guide/install/source.html');
  await expect(page).toHaveURL(/source\.html$/);
  await expect(bar(page)).toHaveCount(0, { timeout: 1000 });
  await expect(page.locator('h1')).toContainText(/source/i);
});

test('the bar catches no click and is hidden from assistive technology [PROG-04]', async ({ page }) => {
  await page.goto(start);
  await delay(page, 2000);
  await follow(page);
  await expect(bar(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(bar(page)).toHaveCSS('pointer-events', 'none');
  // Above the header, below every overlay. (WID-11)
  await expect(bar(page)).toHaveCSS('z-index', '1031');
  await page.locator('.Navbar .Brand').click({ position: { x: 10, y: 1 } });
  await expect(page).toHaveURL(/\/$/);
});

test('a failure that a listener takes over shows nothing of ours [ERR-02, ERR-03]', async ({ page }) => {
  await page.goto(start);
  await mark(page);
  await page.evaluate(() => window.addEventListener('page-load-error', (event) => event.preventDefault()));
  await page.route(`**${target}`, (route) => route.abort());
  await follow(page);
  await page.waitForTimeout(500);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/docker\.html$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('a server that is down leaves the page, says so with the address, and tries again [ERR-02, ERR-03]', async ({
  page,
}) => {
  await page.goto(`/zh${start}`);
  await mark(page);
  await page.route(`**${target}`, (route) => route.fulfill({ status: 503, body: 'down' }));
  await follow(page, `/zh${target}`);
  const message = page.getByRole('alert');
  await expect(message).toContainText('页面加载失败');
  await expect(message.getByRole('link')).toHaveAttribute('href', new RegExp(`/zh${target}$`));
  expect(await isSameDocument(page)).toBe(true);
  await page.unroute(`**${target}`);
  await message.getByRole('button').click();
  await expect(page).toHaveURL(/manual\.html$/);
  await expect(page.locator('h1')).not.toContainText('Docker');
});

for (const [kind, answer] of [
  ['missing', { status: 404, contentType: 'text/html', body: '<title>gone</title><h1>gone</h1>' }],
  ['malformed', { status: 200, contentType: 'text/html', body: '<h1>Log in to this Wi-Fi' }],
  ['of another kind', { status: 200, contentType: 'application/json', body: '{}' }],
] as const) {
  test(`a page that is ${kind} is loaded once as a document, as after a new deployment [ERR-03]`, async ({
    page,
  }) => {
    let answers = 0;
    await page.goto(start);
    await mark(page);
    await page.route(`**${target}`, (route) => (answers++ ? route.continue() : route.fulfill(answer)));
    await follow(page);
    await expect(page).toHaveURL(/manual\.html$/);
    await expect(page.locator('h1')).toContainText(/manual/i);
    expect(await isSameDocument(page)).toBe(false);
    expect(answers).toBe(2);
  });
}

test('a page that is redirected is loaded as a document at the new address [ERR-03]', async ({ page }) => {
  await page.goto(start);
  await page.locator('.Prose').evaluate((text) => {
    text.insertAdjacentHTML('beforeend', '<a id="old" href="/guide/drivers/sfpt.html">old</a>');
  });
  await page.locator('#old').evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(/drivers\/sftp\.html$/);
  await expect(page.locator('h1')).toContainText('SFTP');
});

test('an enhancement that throws leaves text, sidebar, menus and navigation working [ERR-06]', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('broken widget');
      }
      // The shape of the real one; nothing of it is ever reached.
    } as unknown as typeof ResizeObserver;
  });
  await page.goto(start);
  expect(errors).toContain('broken widget');
  await expect(page.locator('.Prose h2').first()).toBeVisible();
  const group = page.locator('.Sidebar button[aria-expanded="false"]').first();
  await group.click();
  await mark(page);
  await follow(page);
  await expect(page).toHaveURL(/manual\.html$/);
  expect(await isSameDocument(page)).toBe(true);
});
