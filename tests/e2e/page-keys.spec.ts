import { expect, test } from '@playwright/test';

const middle = '/guide/install/manual.html';

test('Alt with an arrow opens the next and the previous page [PAGE-21]', async ({ page }) => {
  await page.goto(middle);
  const next = (await page.locator('.Pager [rel="next"]').getAttribute('href')) ?? '';
  const previous = (await page.locator('.Pager [rel="prev"]').getAttribute('href')) ?? '';
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).toHaveURL(next);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).toHaveURL(middle);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).toHaveURL(previous);
});

test('the keys are answered from the moment on in which a page comes in place [PAGE-21]', async ({
  page,
}) => {
  await page.goto(middle);
  const next = (await page.locator('.Pager [rel="next"]').getAttribute('href')) ?? '';
  await page.evaluate(() => {
    const press = (init: KeyboardEventInit) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
    const once = { once: true };
    // Before its first frame.
    navigation.addEventListener('navigatesuccess', () => press({ key: 'ArrowLeft', altKey: true }), once);
    press({ key: 'ArrowRight', altKey: true });
  });
  await expect
    .poll(() => page.evaluate(() => navigation.entries().map(({ url }) => new URL(url ?? '').pathname)))
    .toEqual([middle, next, middle]);
});

test('the keys are ignored in a field, with a dialog open, and where the reader turned them off [PAGE-22]', async ({
  page,
}) => {
  await page.goto(middle);
  const stays = async () => {
    await page.waitForTimeout(400);
    await expect(page).toHaveURL(middle);
  };
  await page.keyboard.press('/');
  await expect(page.locator('#site-search input')).toBeFocused();
  await page.evaluate(() =>
    document.addEventListener('keydown', (event) => event.altKey && event.preventDefault()),
  );
  await page.keyboard.press('Alt+ArrowLeft');
  await stays();
  await page.keyboard.press('Alt+ArrowRight');
  await stays();
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.setItem('keys-off', '["next-page"]'));
  await page.keyboard.press('Alt+ArrowRight');
  await stays();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).not.toHaveURL(middle);
});

for (const [motion, name] of [
  ['no-preference', 'Article-arrive'],
  ['reduce', 'none'],
] as const) {
  test(`a page that comes in place fades and rises, and does not with reduced motion: ${motion} [PAGE-23, A11Y-07]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(middle);
    await expect(page.locator('main')).toHaveCSS('animation-name', 'none');
    await page.locator('.Pager [rel="next"]').click();
    await expect(page.locator('main[data-arrived]')).toHaveCSS('animation-name', name);
  });
}

test('focus mode is off unless the site turns it on [PAGE-25]', async ({ page }) => {
  await page.clock.install();
  await page.goto('/guide/');
  await expect(page.locator('[data-focus-delay]')).toHaveCount(0);
  await page.locator('.Prose p').first().hover();
  await page.clock.runFor(10_000);
  await expect(page.locator('html[data-focused]')).toHaveCount(0);
});
