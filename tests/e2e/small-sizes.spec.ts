import { expect, type Page, test } from '@playwright/test';
import { layouts } from './one-of-each-layout.ts';

/** What is cut at the window's width: what reaches beyond it, and what its own box clips. Code and tables may scroll. */
async function cutOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) =>
      element.closest('pre, .Table, [popover], dialog, .visually-hidden, .SkipLink');
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { right, left, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element);
    });
    // A picture made of text may shorten it: nobody reads it. All that is read is there as a whole.
    const clipped = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (overflowX === 'visible' && overflowY === 'visible') return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (scrolls(element) || element.closest('[aria-hidden="true"]')) return false;
      return element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    });
    return [
      ...(document.scrollingElement && document.scrollingElement.scrollWidth > innerWidth
        ? ['the page scrolls sideways']
        : []),
      ...outside.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
      ...clipped.slice(0, 5).map((element) => `clipped: ${element.outerHTML.slice(0, 120)}`),
    ];
  });
}

for (const [name, path] of Object.entries({ ...layouts, 'many tabs': '/guide/install/update.html' })) {
  test(`at 320 px, which is 400 % zoom, nothing of the page is cut: ${name} [A11Y-08, PAGE-24]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const home of ['', '/zh']) {
      await page.goto(home + path);
      expect(await cutOn(page)).toEqual([]);
    }
  });
}

/** What the reader presses most: 40 px; everything else 24. */
const mainControls = [
  '.Navbar button',
  '.Navbar a',
  '.NavScreen a',
  '.NavScreen button',
  '.Button',
  '.IconButton',
  '.Contents-toggle',
  '.Pager a',
  '.Tabs-tab',
  '.Code-copy',
  '.Footer-keys',
  '.Search-input',
].join();

/** Targets that are too small for a finger, of those that show. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(
    (main) =>
      [...document.querySelectorAll('a, button, input, select, summary')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // A link in a line of text is as high as its line; the guideline excepts it.
        .filter(
          (element) =>
            !element.closest(
              'p:not([class]), li:not([class]) > p, td, dd, .visually-hidden, .SkipLink, .Heading-link',
            ),
        )
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .flatMap((element) => {
          // A check box is as large as its label, which acts for it.
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
          const least = element.matches(main) ? 40 : 24;
          return width > 0 && Math.min(width, height) < least - 0.5
            ? [`${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 100)}`]
            : [];
        }),
    mainControls,
  );
}

for (const home of ['', '/zh']) {
  for (const [name, path] of Object.entries({ ...layouts, tabs: '/guide/install/manual.html' })) {
    test(`the targets of the page are large enough for a finger: ${name}, ${home || '/'} [A11Y-09]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(home + path);
      if (await page.locator('.Code').count())
        await expect(page.locator('.Code-copy').first()).toBeAttached();
      expect(await tooSmall(page)).toEqual([]);
    });
  }

  test(`the targets of what opens over the page are large enough for a finger: ${home || '/'} [A11Y-09]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${home}/guide/drivers/onedrive.html`);
    await page.locator('.Navbar-menuButton').click();
    await expect(page.locator('.NavScreen')).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.Navbar-sidebarButton').click();
    await expect(page.locator('.Sidebar')).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.Footer-keys').click();
    await expect(page.locator('dialog.KeyHelp')).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.SearchButton').first().click();
    await page.locator('#site-search input').fill('docker');
    await expect(page.locator('#site-search a').first()).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
  });
}
