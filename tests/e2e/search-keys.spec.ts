import { expect, test } from '@playwright/test';

const field = '#site-search input';

test('leaves a slash to fields; Ctrl+K works in them [SRCH-02]', async ({ page }) => {
  await page.goto('/guide/drivers/');
  const filter = page.locator('input[name=q]');
  await filter.click();
  await page.keyboard.type('a/b');
  await expect(filter).toHaveValue('a/b');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.locator(field)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(page.locator(field)).toHaveValue('a/b');
});

/** What has the focus while a slash is typed. */
const takers: [name: string, html: string][] = [
  ['a text area', '<textarea autofocus></textarea>'],
  ['a select', '<select autofocus><option>a</option></select>'],
  ['editable text', '<div contenteditable autofocus>a</div>'],
  ['text within editable text', '<div contenteditable><b tabindex="0" autofocus>a</b></div>'],
  ['a button of another dialog', '<dialog><button autofocus>a</button></dialog>'],
];
for (const [name, html] of takers) {
  test(`leaves a slash to ${name}; Ctrl+K opens [SRCH-02]`, async ({ page }) => {
    await page.goto('/guide/');
    await page.evaluate((markup) => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', markup);
      document.querySelector<HTMLDialogElement>('main dialog')?.showModal();
      document.querySelector<HTMLElement>('main [autofocus]')?.focus();
    }, html);
    await expect(page.locator('main [autofocus]')).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.locator('#site-search')).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.locator('#site-search')).toBeVisible();
  });
}
