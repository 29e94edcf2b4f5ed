import { expect, type Page, test } from '@playwright/test';

const docker = '/guide/install/docker.html';
const block = (page: Page) => page.locator('.Code:visible').first();
const button = (page: Page) => block(page).locator('.Code-copy');

test('copies a block, says so for two seconds and announces it [CODE-06, CODE-10]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(docker);
  await expect(button(page)).toHaveCSS('opacity', '0');
  await block(page).hover();
  await expect(button(page)).toHaveCSS('opacity', '1');
  await button(page).click();
  await expect(button(page)).toHaveText('Copied');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  const code = ((await block(page).locator('code').textContent()) ?? '').replace(/\n$/, '');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(button(page)).toHaveText('Copy', { timeout: 3000 });
});

test('comes half a second after the page [CODE-06]', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(docker);
  await page.clock.runFor(400);
  await expect(page.locator('.Code-copy')).toHaveCount(0);
  await page.clock.runFor(200);
  expect(await page.locator('.Code-copy').count()).toBeGreaterThan(0);
});

test('leaves prompts of a shell out [CODE-08]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(docker);
  await block(page).evaluate((box) => {
    box.setAttribute('data-shell', '');
    const line = box.querySelector('code');
    if (line) line.textContent = '$ docker ps\n> next\n$HOME\n';
  });
  await block(page).hover();
  await button(page).click();
  await expect(button(page)).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('docker ps\nnext\n$HOME');
});

test('selects the block and says so where the clipboard is denied [CODE-09]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
    document.execCommand = () => false;
  });
  await page.goto(`/zh${docker}`);
  await block(page).hover();
  await button(page).click();
  await expect(button(page)).toHaveText('已选中：按 Ctrl+C');
  const selected = await page.evaluate(() => getSelection()?.toString().trim() ?? '');
  expect(selected).not.toBe('');
});

test('stands in the corner from 420 px and below the block under that [CODE-07]', async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 800 });
  await page.goto(docker);
  await expect(button(page)).toHaveCSS('position', 'absolute');
  await page.setViewportSize({ width: 419, height: 800 });
  await expect(button(page)).toHaveCSS('position', 'static');
  await expect(button(page)).toHaveCSS('opacity', '1');
  const code = await block(page).locator('pre').boundingBox();
  const box = await button(page).boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((code?.y ?? 0) + (code?.height ?? 0) - 1);
});

test('gives the label of the language way to the button [CODE-04]', async ({ page }) => {
  await page.goto(docker);
  const labelled = page.locator('.Code:visible:has(.Code-label:not([data-title]))').first();
  await expect(labelled.locator('.Code-copy')).toHaveCount(1);
  await labelled.hover();
  await expect(labelled.locator('.Code-label')).toHaveCSS('visibility', 'hidden');
});

test('numbers are neither selected nor read out [CODE-02]', async ({ page }) => {
  await page.goto(docker);
  const numbered = page.locator('.Code[data-numbers] .Code-line').first();
  const before = await numbered.evaluate((line) => {
    const style = getComputedStyle(line, '::before');
    return [style.content, style.userSelect];
  });
  expect(before).toEqual(['counter(line) / ""', 'none']);
});

test('shows the first lines until expanded, and centres the block when folded again [CODE-05]', async ({
  page,
}) => {
  const line = '<span class="Code-line">line\n</span>';
  const [shown, rest] = [line.repeat(10), line.repeat(30)];
  const expand = '<label class="Code-expand"><input type="checkbox"> Show all 40 lines</label>';
  const code = `<pre><code>${shown}<span class="Code-more">${rest}</span></code></pre>${expand}`;
  await page.route(`**${docker}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<div class="Prose"[^>]*>/, `$&<div class="Code" id="long">${code}</div>`);
    await route.fulfill({ response, body });
  });
  await page.goto(docker);
  const lines = page.locator('#long .Code-line:visible');
  await expect(lines).toHaveCount(10);
  await page.getByLabel('Show all 40 lines').check();
  await expect(lines).toHaveCount(40);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByLabel('Show all 40 lines').evaluate((box: HTMLInputElement) => box.click());
  await expect(lines).toHaveCount(10);
  await expect(page.locator('#long')).toBeInViewport();
});
