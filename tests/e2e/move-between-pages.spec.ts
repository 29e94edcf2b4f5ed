import { expect, test } from '@playwright/test';
import { wholePage } from './positions.ts';
import { isSameDocument, mark, sidebarLink } from './same-document.ts';

const start = '/guide/install/docker.html';

test('a click on another page of the section swaps the text, with title, mark, focus and announcement [A11Y-04, SITE-10]', async ({
  page,
}) => {
  await page.goto(start);
  await mark(page);
  await page.evaluate(() =>
    document.head.append(Object.assign(document.createElement('meta'), { name: 'third-party' })),
  );
  // A region that came with its text would often not be read out: it stands before, and empty.
  const region = page.locator('#announcer');
  await expect(region).toHaveAttribute('role', 'status');
  await expect(region).toHaveText('');
  await region.evaluate((element) => element.setAttribute('data-before', ''));
  await sidebarLink(page, '/guide/install/script.html').click();
  await expect(page.locator('h1')).toContainText(/script/i);
  expect(await isSameDocument(page)).toBe(true);
  await expect(page).toHaveURL(/script\.html$/);
  await expect(page).toHaveTitle(/script.* \| AList Docs$/i);
  await expect(page.locator('.Sidebar [aria-current="page"]')).toHaveAttribute(
    'href',
    '/guide/install/script.html',
  );
  await expect(page.locator('#announcer[data-before]')).toHaveText(await page.title());
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expect(page.locator('meta[name="third-party"]')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test('a plain click costs exactly one transfer of the page [RTE-01]', async ({ page }) => {
  const transfers: string[] = [];
  page.on('request', (request) => transfers.push(new URL(request.url()).pathname));
  await page.goto(start);
  transfers.length = 0;
  await sidebarLink(page, '/guide/install/manual.html').click();
  await expect(page).toHaveURL(/manual\.html$/);
  await page.waitForTimeout(300);
  expect(transfers.filter((path) => path.endsWith('.html'))).toEqual(['/guide/install/manual.html']);
});

for (const [from, to] of [
  [start, '/about.html'],
  [start, '/tool/'],
  ['/tool/', start],
  ['/zh/tool/', '/zh/faq/'],
] as const) {
  test(`a page in another frame is a document, transferred once: ${from} to ${to} [RTE-01]`, async ({
    page,
  }) => {
    await page.goto(from);
    await mark(page);
    const transfers: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/(\/|\.html)$/.test(pathname)) transfers.push(pathname);
    });
    await page.locator('main').evaluate((main, href) => {
      main.insertAdjacentHTML('beforeend', `<a id="to-other" href="${href}">other</a>`);
      document.querySelector<HTMLAnchorElement>('#to-other')?.click();
    }, to);
    await page.waitForURL(`**${to}`);
    await expect(page.locator('h1')).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
    expect(transfers).toEqual([to]);
  });
}

test('a hash of the same page loads nothing and keeps what is open [RTE-09]', async ({ page }) => {
  await page.goto(start);
  const tabs = page.locator('.Prose [role="tablist"]').first().getByRole('tab');
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const panel = page.locator(`[id="${await tabs.nth(1).getAttribute('aria-controls')}"]`);
  await expect(panel).toBeVisible();
  await page.waitForLoadState('networkidle');
  await mark(page);
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('.svg') || requests.push(request.url()));
  await page
    .locator('.Prose h2 a, .Contents a')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/#/);
  expect(requests).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeVisible();
});

test('a click with a modifier opens a tab and leaves the page [RTE-10]', async ({ page, context }) => {
  await page.goto(start);
  const opened = context.waitForEvent('page');
  await sidebarLink(page, '/guide/install/manual.html').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('**/manual.html');
  await expect(page).toHaveURL(/docker\.html$/);
});

test('the other language is a document of its own [SITE-02]', async ({ page }) => {
  await page.goto(start);
  await mark(page);
  await page.getByRole('button', { name: 'Select language' }).click();
  await page.locator('a[data-language]:visible').filter({ hasText: '简体中文' }).click();
  await page.waitForURL(`**/zh${start}`);
  expect(await isSameDocument(page)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
});

test('a page that cannot be loaded leaves the old one, tells the page, and says so [ERR-02, ERR-03]', async ({
  page,
}) => {
  await page.goto(start);
  await page.evaluate(() => {
    window.addEventListener('page-load-error', (event) => {
      const { path } = (event as CustomEvent<{ path: string }>).detail;
      document.documentElement.dataset.failed = `${document.documentElement.dataset.failed ?? ''}${path};`;
    });
  });
  await page.route('**/manual.html', (route) => route.abort());
  await sidebarLink(page, '/guide/install/manual.html').click();
  await expect(page.locator('html')).toHaveAttribute('data-failed', '/guide/install/manual.html;');
  await expect(page.locator('h1')).toContainText('Docker');
  await expect(page).toHaveURL(/docker\.html$/);
  const message = page.getByRole('alert');
  await expect(message).toContainText('could not be loaded');
  await page.unroute('**/manual.html');
  await message.getByRole('button').click();
  await expect(page).toHaveURL(/manual\.html$/);
});

test('without the Navigation API every link loads a document', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto(start);
  await mark(page);
  await sidebarLink(page, '/guide/install/manual.html').click();
  await expect(page).toHaveURL(/manual\.html$/);
  await expect(page.locator('h1')).toContainText(/manual/i);
  expect(await isSameDocument(page)).toBe(false);
});

/** Counts the timers of a page that are set and have neither fired nor been cleared; `data-timers` says how many. */
function countTimers(): void {
  const waiting = new Set<number>();
  const tell = () => {
    if (document.documentElement) document.documentElement.dataset.timers = String(waiting.size);
  };
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = window[name].bind(window);
    const counted = (run: TimerHandler, delay?: number, ...rest: unknown[]) => {
      const id = original(() => {
        if (name === 'setTimeout') waiting.delete(id);
        tell();
        if (typeof run === 'function') run(...rest);
      }, delay);
      waiting.add(id);
      tell();
      return id;
    };
    Object.assign(window, { [name]: counted });
  }
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const original = window[name].bind(window);
    Object.assign(window, {
      [name]: (id?: number) => {
        if (id !== undefined) waiting.delete(id);
        tell();
        original(id);
      },
    });
  }
}

test('thirty quick navigations leave no listener, timer or detached tree behind', async ({ page }) => {
  test.slow();
  await page.addInitScript(countTimers);
  await page.goto(start);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const count = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const timers = Number(await page.locator('html').getAttribute('data-timers'));
    return { listeners: of('JSEventListeners'), nodes: of('Nodes'), documents: of('Documents'), timers };
  };
  const paths = ['/guide/install/manual.html', '/guide/install/script.html', start];
  const round = async (times: number) => {
    for (let at = 0; at < times; at++) {
      const path = paths[at % paths.length] ?? start;
      await sidebarLink(page, path).evaluate((link: HTMLAnchorElement) => link.click());
      await page.waitForURL(`**${path}`);
    }
    // What a page does besides starts after its first frame, which a busy machine may be late with.
    await wholePage(page);
    await page.waitForTimeout(500);
  };
  await round(6);
  const before = await count();
  await round(30);
  // What is only waiting to be collected goes; a leak stays.
  await expect
    .poll(async () => {
      const after = await count();
      return {
        documents: after.documents <= before.documents,
        listeners: after.listeners <= before.listeners + 5,
        nodes: after.nodes <= before.nodes * 1.1,
        timers: after.timers <= before.timers,
      };
    })
    .toEqual({ documents: true, listeners: true, nodes: true, timers: true });
});
