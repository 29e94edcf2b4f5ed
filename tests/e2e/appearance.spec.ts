import { expect, type Page, test } from '@playwright/test';

const path = '/guide/install/docker.html';
const key = 'vuepress-theme-hope-scheme';
const button = (page: Page) => page.locator('.Navbar .ColourMode');
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Keeps every animation of the root for `reveals`. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const original = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const { dataset } = document.documentElement;
      dataset.reveals = JSON.stringify([...JSON.parse(dataset.reveals ?? '[]'), { frames, options }]);
      return original.call(this, frames, options);
    };
  });
}

interface Reveal {
  frames: { clipPath: string[] };
  options: { duration: number; pseudoElement: string };
}

async function reveals(page: Page): Promise<Reveal[]> {
  return JSON.parse((await page.locator('html').getAttribute('data-reveals')) ?? '[]');
}

test('follows the system until the reader chooses, and at once when it changes [LOOK-01]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  expect(await theme(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await button(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await theme(page)).toBe('light');
});

test('goes from light to dark to the system and round again [LOOK-02, LOOK-05]', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, localStorage.getItem(name) ?? 'light'), key);
  await page.goto(path);
  for (const mode of ['dark', 'auto', 'light']) {
    await button(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
    expect(await stored(page)).toBe(mode);
  }
  await page.evaluate(() => {
    for (let presses = 0; presses < 2; presses++) document.querySelector<HTMLElement>('.ColourMode')?.click();
  });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'auto');
});

/** Serves the page as a site with two modes would. */
async function withTwoModes(page: Page): Promise<void> {
  const { colourModeScript } = await import('../../src/model/colour-mode.ts');
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(colourModeScript('switch'), colourModeScript('toggle'))
      .replaceAll('data-colour-mode="switch"', 'data-colour-mode="toggle"');
    await route.fulfill({ response, body: html });
  });
}

test('has two modes where the site wants that, and forgets the system’s [LOOK-03]', async ({ page }) => {
  await withTwoModes(page);
  await page.goto('/robots.txt');
  await page.evaluate((name) => localStorage.setItem(name, 'auto'), key);
  await page.goto(path);
  await expect.poll(() => stored(page)).toBe('light');
  for (const mode of ['dark', 'light']) {
    await button(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    expect(await stored(page)).toBe(mode);
  }
});

test('two modes follow the system until the reader leaves what shows [LOOK-03, LOOK-07]', async ({
  page,
}) => {
  await withTwoModes(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(path);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBeNull();
  await button(page).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBe('dark');
});

test('a choice reaches other windows within a second [LOOK-05]', async ({ page, context }) => {
  await page.goto(path);
  const other = await context.newPage();
  await other.goto('/zh/faq/');
  await page.evaluate((name) => localStorage.setItem(name, 'dark'), key);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 1000 });
  await expect(button(other)).toHaveAccessibleName('外观：深色。切换为跟随系统');
});

test('is decided before the first paint [LOOK-07]', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'dark'), key);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(await theme(page)).toBe('dark');
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toMatch(/oklch\(0\.19 /);
  const script = page.locator('head script').first();
  expect(await script.evaluate((one) => one.compareDocumentPosition(document.body) & 4)).toBe(4);
});

test('comes out of a circle around the pointer, in 400 ms [LOOK-08]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.goto(path);
  await watch(page);
  const box = await button(page).boundingBox();
  const [x, y] = [Math.ceil((box?.x ?? 0) + 5), Math.ceil((box?.y ?? 0) + 7)];
  await page.mouse.click(x, y);
  await expect.poll(async () => (await reveals(page)).length).toBe(1);
  const [{ frames, options } = { frames: { clipPath: [] }, options: undefined }] = await reveals(page);
  expect(frames.clipPath[0]).toBe(`circle(0 at ${x}px ${y}px)`);
  expect(options).toMatchObject({ duration: 400, pseudoElement: '::view-transition-new(root)' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html[data-revealing]')).toHaveCount(0);
  // The next step, to dark, changes; the one after that, to the dark system, does not.
  await button(page).click();
  await expect.poll(async () => (await reveals(page)).length).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await button(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'auto');
  await page.waitForTimeout(500);
  expect(await reveals(page)).toHaveLength(2);
});

test('switches at once where motion is not wanted [LOOK-08]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(path);
  await watch(page);
  await button(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.waitForTimeout(500);
  expect(await reveals(page)).toEqual([]);
});

for (const without of ['view transitions', 'motion'] as const) {
  test(`asks for nothing more to switch without ${without} [LOOK-08]`, async ({ page }) => {
    await page.emulateMedia({
      colorScheme: 'dark',
      reducedMotion: without === 'motion' ? 'reduce' : 'no-preference',
    });
    if (without === 'view transitions')
      await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await button(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}

test('pressed by key, the circle starts in the middle of the button [LOOK-09]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.goto(path);
  await watch(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await reveals(page)).length).toBe(1);
  const box = await button(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  expect((await reveals(page))[0]?.frames.clipPath[0]).toBe(`circle(0 at ${x}px ${y}px)`);
});

test('by default the header has the switch itself: no panel, no colours, no full screen [LOOK-10, LOOK-13]', async ({
  page,
}) => {
  await page.goto(path);
  await expect(button(page)).toBeVisible();
  await expect(page.locator('.Appearance, [data-theme-colour], [data-full-screen]')).toHaveCount(0);
});

for (const [language, home, name] of [
  ['en', '/', 'Color mode: light. Switch to dark'],
  ['zh', '/zh/', '外观：浅色。切换为深色'],
] as const) {
  test(`the keyboard alone finds the switch and hears its state in ${language} [LOOK-11, LOOK-12]`, async ({
    page,
  }) => {
    await page.addInitScript(
      (item) => localStorage.setItem(item, localStorage.getItem(item) ?? 'light'),
      key,
    );
    await page.goto(home);
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      if (await button(page).evaluate((one) => one === document.activeElement)) break;
    }
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAccessibleName(name);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(button(page)).not.toHaveAccessibleName(name);
  });
}

test('paper is light, without what is only for the screen [LOOK-14]', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'dark'), key);
  await page.goto(path);
  await expect(page.locator('.Code-copy').first()).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect(page.locator('.BackToTop')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.locator('.KeyHelp')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const hidden = [
    '.Navbar',
    '.Sidebar',
    '.Sidebar-strip',
    '.Contents',
    '.BackToTop',
    '.Code-copy',
    '.NavScreen',
    '.KeyHelp',
    'dialog',
  ];
  for (const part of hidden) await expect(page.locator(part).first()).toBeHidden();
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
  await expect(page.locator('.Prose')).toBeVisible();
});

test('a figure is as bright on paper as in the light [LOOK-14]', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'dark'), key);
  await page.goto('/guide/which-driver.html');
  const figure = page.locator('.Prose img[src$=".svg"]').first();
  await expect(figure).toHaveCSS('filter', 'brightness(0.88)');
  await page.emulateMedia({ media: 'print' });
  await expect(figure).toHaveCSS('filter', 'none');
});

test('what reacts has corners of 8 px, small parts of 6 px [LOOK-15]', async ({ page }) => {
  await page.goto('/guide/drivers/');
  for (const large of [
    '.Navbar .IconButton',
    '.SearchButton',
    '.ApiServerSelect select',
    '[data-driver-index] input[type="search"]',
  ])
    await expect(page.locator(large).first()).toHaveCSS('border-radius', '8px');
  for (const small of ['.Sidebar a', '.Menu-link'])
    await expect(page.locator(small).first()).toHaveCSS('border-radius', '6px');
  await page.keyboard.press('?');
  await expect(page.locator('.KeyHelp kbd').first()).toHaveCSS('border-radius', '6px');
  await page.goto('/guide/tasks/share-folder.html');
  await expect(page.locator('.Badge').first()).toHaveCSS('border-radius', '6px');
});
