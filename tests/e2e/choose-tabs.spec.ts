import { expect, type Page, test } from '@playwright/test';

const manual = '/guide/install/manual.html';
const tab = (page: Page, name: string, group = 0) =>
  page.locator('.Tabs').nth(group).getByRole('tab', { name });

test('shows one panel, with complete roles [TAB-01]', async ({ page }) => {
  await page.goto(manual);
  const group = page.locator('.Tabs').first();
  await expect(group.getByRole('tab')).toHaveCount(3);
  await expect(group.locator('.Tabs-panel:visible')).toHaveCount(1);
  const selected = group.getByRole('tab', { selected: true });
  const panel = page.locator(`#${await selected.getAttribute('aria-controls')}`);
  await expect(panel).toBeVisible();
  await expect(panel).toHaveAttribute('aria-labelledby', (await selected.getAttribute('id')) ?? '');
});

test('moves and selects with the arrows, around the ends, and has one tab in the tab order [TAB-02]', async ({
  page,
}) => {
  await page.goto(manual);
  await tab(page, 'Linux').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Windows'],
    ['ArrowRight', 'Linux'],
    ['End', 'Windows'],
    ['Home', 'Linux'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.locator('.Tabs').first().locator('[role="tab"][tabindex="-1"]')).toHaveCount(2);
});

test('remembers a choice for every group of its kind, here, in another window and later [TAB-03, TAB-04, TAB-05]', async ({
  page,
  context,
}) => {
  await page.goto(manual);
  const other = await context.newPage();
  await other.goto(manual);
  await tab(page, 'Windows').click();
  await expect(tab(page, 'Windows', 1)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(other, 'Windows')).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => localStorage.getItem('VUEPRESS_TAB_STORE'))).toBe('{"os":"windows"}');
  await page.goto(`/zh${manual}`);
  await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
});

test('keeps what was pressed in its place when panels above change their height [TAB-04]', async ({
  page,
}) => {
  await page.goto(manual);
  const pressed = tab(page, 'Windows', 1);
  await pressed.scrollIntoViewIfNeeded();
  const before = (await pressed.boundingBox())?.y ?? 0;
  await pressed.click();
  expect(Math.abs(((await pressed.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
});

test('opens the panel that holds the target of a link [TAB-06]', async ({ page }) => {
  await page.goto(manual);
  const id = await page.locator('.Tabs-panel:not([data-selected])').last().getAttribute('id');
  await page.goto(`${manual}#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(page.locator(`#${id}`)).toHaveAttribute('data-selected');
});

test('opens the collapsible that holds the target of a link [MD-03]', async ({ page }) => {
  await page.goto(manual);
  await page.locator('.Prose').evaluate((prose) => {
    const inside = '<p id="inside">Hidden until asked for.</p>';
    prose.insertAdjacentHTML(
      'beforeend',
      `<details class="Details"><summary>More</summary>${inside}</details>`,
    );
  });
  await expect(page.locator('#inside')).toBeHidden();
  await page.evaluate(() => {
    location.hash = 'inside';
  });
  await expect(page.locator('details.Details')).toHaveAttribute('open');
  await expect(page.locator('#inside')).toBeInViewport();
});

test('prints every panel with its title [TAB-06]', async ({ page }) => {
  await page.goto(manual);
  await page.emulateMedia({ media: 'print' });
  for (const panel of await page.locator('.Tabs-panel').all())
    await expect(panel.locator('.Tabs-title')).toBeVisible();
});

test('lets the keyboard reach a code block only where it scrolls [CODE-11]', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto('/guide/install/docker.html');
  const scrolls = page.locator('.Code pre[tabindex="0"]').first();
  await expect(scrolls).toHaveCount(1);
  const states = await page
    .locator('.Code pre:visible')
    .evaluateAll((boxes) =>
      boxes.map((box) => [box.scrollWidth > box.clientWidth, box.hasAttribute('tabindex')]),
    );
  for (const [overflows, reachable] of states) expect(reachable).toBe(overflows);
  await scrolls.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrolls.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});
