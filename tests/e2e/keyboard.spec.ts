import { expect, type Page, test } from '@playwright/test';
import { keySwitches } from '../../site/keys.ts';

/** Where the focus is: the accessible name of the element, as far as markup gives it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement | null;
    return (one?.ariaLabel ?? one?.innerText ?? '').trim().split('\n')[0] ?? '';
  });

for (const { path, header, sidebar, keys } of [
  {
    path: '/faq/why.html',
    header: [
      'Skip to content',
      'AList Docs, Home',
      'Guide',
      'Config',
      'FAQ',
      'Pricing',
      'More',
      'Select language',
      'GitHub repository',
      'Color mode: like the system. Switch to light',
      'Search',
    ],
    sidebar: 4,
    keys: 'Keyboard shortcuts',
  },
  {
    path: '/zh/faq/why.html',
    header: [
      '跳到正文',
      'AList 文档, 首页',
      '指南',
      '配置',
      '常见问题',
      '价格',
      '更多',
      '选择语言',
      'GitHub 代码仓库',
      '外观：跟随系统。切换为浅色',
      '搜索',
    ],
    sidebar: 4,
    keys: '键盘快捷键',
  },
]) {
  test(`the keyboard walks ${path} in order: skip link, header, sidebar, strip, text, foot [A11Y-01, A11Y-03, A11Y-05]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const walked: string[] = [];
    const places: string[] = [];
    for (let presses = 0; presses < 150; presses++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const one = document.activeElement;
        const area = one?.closest('.SkipLink, .Navbar, .Sidebar, .Sidebar-strip, main, .Footer');
        const style = one && getComputedStyle(one);
        if (one && one !== document.body && !(style?.outlineStyle === 'solid' && one.checkVisibility()))
          return `no focus ring: ${one.outerHTML.slice(0, 80)}`;
        return area?.classList[0] ?? '';
      });
      if (!place) break;
      walked.push(await focused(page));
      places.push(place);
    }
    expect(walked.slice(0, header.length)).toEqual(header);
    expect([...new Set(places)]).toEqual([
      'SkipLink',
      'Navbar',
      'Sidebar',
      'Sidebar-strip',
      'Article',
      'Footer',
    ]);
    expect(places.join().match(/Footer,.*Article/)).toBeNull();
    expect(places.filter((place) => place === 'Sidebar').length).toBeGreaterThanOrEqual(sidebar);
    expect(walked).toContain(keys);
  });
}

test('the skip link shows on focus and leads to the text [A11Y-01]', async ({ page }) => {
  await page.goto('/zh/guide/');
  const link = page.locator('.SkipLink');
  await expect(link).toHaveCSS('clip-path', 'inset(50%)');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveText('跳到正文');
  await expect(link).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a small screen’s closed parts are skipped, and the sidebar works by key alone [A11Y-03, SIDE-17]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/faq/why.html');
  for (let presses = 0; presses < 14; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.Sidebar, .NavScreen') === null)).toBe(
      true,
    );
  }
  await page.locator('.Navbar-sidebarButton').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.Sidebar a:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.Sidebar')).toBeHidden();
  await expect(page.locator('.Navbar-sidebarButton')).toBeFocused();
});

for (const [path, title, names] of [
  [
    '/guide/install/docker.html',
    'Keyboard shortcuts',
    ['Search /', 'Search (⌘K on a Mac) Ctrl K', 'Previous page Alt ←', 'Next page Alt →', 'This list ?'],
  ],
  [
    '/zh/guide/install/docker.html',
    '键盘快捷键',
    ['搜索 /', '搜索（Mac 为 ⌘K） Ctrl K', '上一页 Alt ←', '下一页 Alt →', '打开此列表 ?'],
  ],
] as const) {
  test(`the question mark lists every key of ${path}, each with a switch [PAGE-22]`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    for (const name of names) await expect(dialog.getByRole('checkbox', { name, exact: true })).toBeChecked();
    await expect(dialog.getByRole('checkbox')).toHaveCount(names.length);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: title }).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });
}

test('every key can be turned off and does nothing then, until it is turned on [PAGE-22]', async ({
  page,
}) => {
  await page.goto('/guide/install/manual.html');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const search = page.locator('#site-search');
  const turnAll = async (to: boolean) => {
    await expect(help).toBeVisible();
    for (const box of await help.getByRole('checkbox').all()) await box.setChecked(to);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  };
  await page.keyboard.press('?');
  await turnAll(false);
  const kept = await page.evaluate(() => localStorage.getItem('keys-off'));
  expect(JSON.parse(kept ?? '')).toEqual(keySwitches.map(({ id }) => id));
  await page.reload();
  // What the page leaves alone is kept from the browser, whose own action would be another.
  await page.evaluate(() =>
    document.addEventListener('keydown', (event) => {
      document.documentElement.dataset.taken = String(event.defaultPrevented);
      if (event.altKey || event.ctrlKey) event.preventDefault();
    }),
  );
  const keys = ['/', 'Control+k', 'Alt+ArrowLeft', 'Alt+ArrowRight', '?'];
  expect(keys).toHaveLength(keySwitches.length);
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect(page.locator('html')).toHaveAttribute('data-taken', 'false');
  }
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page).toHaveURL(/manual\.html$/);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await turnAll(true);
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(search).toBeVisible();
    await page.keyboard.press('?');
    await expect(help).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  }
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).toHaveURL(/docker\.html$/);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).toHaveURL(/manual\.html$/);
});

test('the list of keys closes when the reader goes to another page [PAGE-22]', async ({ page }) => {
  await page.goto('/guide/install/manual.html');
  await page.locator('.Pager [rel="next"]').click();
  await expect(page).toHaveURL(/docker\.html$/);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/manual\.html(#|$)/);
  await expect(help).toBeHidden();
});

test('a list of keys that cannot be had is missing, and nothing else [PAGE-22]', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/guide/install/manual.html');
  await page.route('**/assets/dialog*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('?');
  await failed;
  await page.keyboard.press('/');
  await expect(page.locator('#site-search')).toBeVisible();
  expect(errors).toEqual([]);
});
