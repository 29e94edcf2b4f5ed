import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { layouts } from './one-of-each-layout.ts';

/** Two pages of each layout, and those with widgets. */
const looked = [
  ...Object.values(layouts),
  '/zh/guide/drivers/onedrive.html',
  '/zh/guide/drivers/',
  '/zh/',
  '/zh/pricing.html',
  '/zh/about.html',
  '/zh/tool/',
  '/zh/nope',
  '/guide/install/manual.html',
  '/guide/privacy.html',
];

for (const path of looked) {
  test(`has no violation of axe in the dark and at 390 px: ${path} [A11Y-02, A11Y-06]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violationsOf(page)).toEqual([]);
  });
}

for (const home of ['', '/zh']) {
  test(`has no violation of axe with its parts open, in the dark: ${home || '/'} [A11Y-02, A11Y-06]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(`${home}/guide/install/docker.html`);
    await page.locator('.Navbar-links .Menu button').press('Enter');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('?');
    await expect(page.locator('dialog.KeyHelp')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [button, part] of [
      ['.Navbar-menuButton', '.NavScreen'],
      ['.Navbar-sidebarButton', '.Sidebar'],
    ] as const) {
      await page.locator(button).click();
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
      expect(await violationsOf(page)).toEqual([]);
    }
  });
}

for (const [home, label] of [
  ['', 'Skip to content'],
  ['/zh', '跳到正文'],
]) {
  test(`the first stop of the keyboard skips to the text: ${home || '/'} [A11Y-01]`, async ({ page }) => {
    for (const path of ['/guide/', '/', '/about.html', '/nope']) {
      await page.goto(home + path);
      await page.keyboard.press('Tab');
      const link = page.locator('.SkipLink:visible');
      await expect(link).toBeFocused();
      await expect(link).toHaveText(label ?? '');
      await expect(link).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    }
  });
}

/** The areas that Tab goes through, each named once; the page itself notes where the focus comes. */
async function tabThrough(page: Page, stops: number): Promise<string[]> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const names = '.SkipLink .Navbar .Sidebar .Breadcrumb .Contents .Prose .PageFoot .Pager .Footer'.split(
      ' ',
    );
    document.addEventListener('focusin', ({ target }) => {
      const element = target as Element;
      const { width } = element.getBoundingClientRect();
      const seen = width > 0 && element.checkVisibility({ visibilityProperty: true });
      const name = names.find((selector) => element.closest(selector)) ?? element.tagName;
      const area = seen ? name : `hidden ${element.outerHTML.slice(0, 80)}`;
      const areas: string[] = JSON.parse(dataset.areas ?? '[]');
      if (area !== areas.at(-1)) dataset.areas = JSON.stringify([...areas, area]);
    });
  });
  for (let stop = 0; stop < stops; stop++) await page.keyboard.press('Tab');
  return JSON.parse((await page.locator('html').getAttribute('data-areas')) ?? '[]');
}

test('the keyboard goes through header, sidebar, text and footer in their order, and over nothing hidden [A11Y-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/zh/faq/why.html');
  const areas = await tabThrough(page, 120);
  const main = [
    '.SkipLink',
    '.Navbar',
    '.Sidebar',
    '.Breadcrumb',
    '.Contents',
    '.Prose',
    '.PageFoot',
    '.Pager',
    '.Footer',
  ];
  expect(areas.filter((area) => area.startsWith('hidden'))).toEqual([]);
  const order = areas.filter((area) => main.includes(area));
  expect(order.slice(0, main.length)).toEqual(main);
});

test('the closed sidebar of a small screen is skipped by the keyboard [A11Y-03]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zh/faq/why.html');
  const areas = await tabThrough(page, 25);
  expect(areas).not.toContain('.Sidebar');
  expect(areas.filter((area) => area.startsWith('hidden'))).toEqual([]);
});

test('whatever has the focus of the keyboard shows a ring [A11Y-05]', async ({ page }) => {
  await page.goto('/guide/install/manual.html');
  const without: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return ring ? undefined : element.outerHTML.slice(0, 120);
    });
    if (problem) without.push(problem);
  }
  expect(without).toEqual([]);
});

test('links in text differ from it by more than their colour [A11Y-06]', async ({ page }) => {
  await page.goto('/guide/privacy.html');
  const link = page.locator('.Prose p a, .Prose li a').first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

test('reduced motion removes transitions, animations and smooth scrolling [A11Y-07, HOME-07]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/guide/install/docker.html']) {
    await page.goto(path);
    await page.locator('main').focus();
    const moving = await page.evaluate(() => [
      ...[...document.querySelectorAll('*')]
        .filter((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element);
          return animationName !== 'none' || Number.parseFloat(transitionDuration) > 0;
        })
        .map((element) => element.className),
      ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['smooth'] : []),
    ]);
    expect(moving).toEqual([]);
  }
});

test('the parts of the home drop in one after the other [HOME-07]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  for (const [selector, delay] of [
    ['.Hero-text > h1', '0.04s'],
    ['.Hero-tagline', '0.08s'],
    ['.Hero-actions', '0.12s'],
    ['.Home > .Features', '0.24s'],
    ['.Home > .Prose', '0.32s'],
  ] as const) {
    await expect(page.locator(selector)).toHaveCSS('animation-delay', delay);
    await expect(page.locator(selector)).toHaveCSS('animation-name', 'Hero-drop');
  }
});
