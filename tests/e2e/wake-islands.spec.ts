import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';

/** A directive as a browser runs it: our source, bundled, with the island's code arriving after a while. */
async function setUp(
  page: Page,
  directive: 'intent' | 'need',
  value: object,
  { delay = 200, failures = 0 } = {},
): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [`src/islands/directives/${directive}.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'directive',
  });
  await page.goto('/robots.txt');
  await page.setContent(
    '<input id="field"><button id="outside">Search</button><div id="island"><button id="inside">Open</button></div>',
  );
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await page.evaluate(
    ([options, wait, fails]) => {
      const island = document.querySelector<HTMLElement>('#island');
      const log: string[] = [];
      const hydrate = async () => {
        log.push('awake');
        for (const id of ['inside', 'outside']) {
          document.querySelector(`#${id}`)?.addEventListener('click', () => log.push(`click ${id}`));
        }
        document.addEventListener('keydown', (event) => log.push(`key ${event.key}`));
      };
      let left = fails;
      const load = () =>
        new Promise((resolve, reject) => {
          setTimeout(() => (left-- > 0 ? reject(new Error('no network')) : resolve(hydrate)), wait);
        });
      Object.assign(window, { log });
      // The bundle puts the directive on the window.
      (window as unknown as { directive: { default: (...args: unknown[]) => void } }).directive.default(
        load,
        { name: 'test', value: options },
        island,
      );
    },
    [value, delay, failures] as const,
  );
}

function log(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { log: string[] }).log);
}

test('an island sleeps until the reader shows interest, and wakes once', async ({ page }) => {
  await setUp(page, 'intent', {});
  await page.waitForTimeout(400);
  expect(await log(page)).toEqual([]);
  await page.locator('#inside').hover();
  await expect.poll(() => log(page)).toEqual(['awake']);
  await page.locator('#field').hover();
  await page.locator('#inside').hover();
  await page.waitForTimeout(400);
  expect(await log(page)).toEqual(['awake']);
});

test('a click before an island listens reaches it once, after it woke', async ({ page }) => {
  await setUp(page, 'intent', {});
  await page.locator('#inside').click();
  await expect.poll(() => log(page)).toEqual(['awake', 'click inside']);
  await page.waitForTimeout(400);
  expect(await log(page)).toEqual(['awake', 'click inside']);
  await page.locator('#inside').click();
  expect(await log(page)).toEqual(['awake', 'click inside', 'click inside']);
});

test('clicks and keys before an island listens reach it all, in their order', async ({ page }) => {
  await setUp(page, 'intent', { trigger: '#outside', keys: ['/'] }, { delay: 1000 });
  await page.locator('#inside').click();
  await page.keyboard.press('/');
  await page.locator('#outside').click();
  await expect.poll(() => log(page)).toEqual(['awake', 'click inside', 'key /', 'click outside']);
});

test('a click goes its usual way where the code of the island cannot be had, and the next one tries again', async ({
  page,
}) => {
  await setUp(page, 'intent', {}, { failures: 1 });
  await page.evaluate(() => {
    const { log: lines } = window as unknown as { log: string[] };
    document.addEventListener('click', ({ target }) => lines.push(`page ${(target as Element).id}`));
  });
  await page.locator('#inside').dispatchEvent('click');
  await expect.poll(() => log(page)).toEqual(['page inside']);
  await page.locator('#inside').dispatchEvent('click');
  await expect.poll(() => log(page)).toEqual(['page inside', 'awake', 'click inside', 'page inside']);
});

test('an island that has left the page takes no event any more', async ({ page }) => {
  await setUp(page, 'intent', { trigger: '#outside', keys: ['/'] });
  await page.evaluate(() => {
    document.querySelector('#island')?.remove();
    const { log: lines } = window as unknown as { log: string[] };
    for (const type of ['click', 'keydown'])
      document.addEventListener(type, (event) => lines.push(`${type} ${event.defaultPrevented}`));
  });
  await page.locator('#outside').click();
  await page.keyboard.press('/');
  expect(await log(page)).toEqual(['click false', 'keydown false']);
});

test('a click on a trigger elsewhere in the page wakes the island and is neither lost nor doubled', async ({
  page,
}) => {
  await setUp(page, 'intent', { trigger: '#outside' });
  await page.locator('#outside').click();
  await expect.poll(() => log(page)).toEqual(['awake', 'click outside']);
});

test('keyboard focus and Enter work like hover and click', async ({ page }) => {
  await setUp(page, 'intent', {});
  await page.locator('#inside').focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await log(page)).filter((line) => line.startsWith('click')))
    .toEqual(['click inside']);
});

test('a shortcut wakes the island and arrives once; typed into a field it stays a letter', async ({
  page,
}) => {
  await setUp(page, 'intent', { keys: ['/', 'mod+k'] });
  await page.locator('#field').focus();
  await page.keyboard.press('/');
  await expect(page.locator('#field')).toHaveValue('/');
  await page.waitForTimeout(400);
  expect(await log(page)).toEqual([]);
  await page.locator('#field').blur();
  await page.keyboard.press('/');
  await expect.poll(() => log(page)).toEqual(['awake', 'key /']);
});

test('a touch wakes the island', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true });
  await setUp(page, 'intent', {});
  await page.locator('#inside').tap();
  await expect.poll(() => log(page)).toEqual(['awake', 'click inside']);
  await page.close();
});

test('an island that is needed wakes by itself, one that is not never does', async ({ page }) => {
  await setUp(page, 'need', { unseen: 'notice-test' });
  await expect.poll(() => log(page)).toEqual(['awake']);
  await page.evaluate(() => localStorage.setItem('notice-test', 'true'));
  await setUp(page, 'need', { unseen: 'notice-test' });
  await page.waitForTimeout(800);
  expect(await log(page)).toEqual([]);
});
