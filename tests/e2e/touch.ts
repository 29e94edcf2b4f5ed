import type { Page } from '@playwright/test';

/** A finger that goes from one place to another, as the browser itself sees it. */
export async function swipe(
  page: Page,
  [x, y]: [number, number],
  [toX, toY]: [number, number],
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: [number, number]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  await touch('touchStart', [x, y]);
  for (let step = 1; step <= 5; step++)
    await touch('touchMove', [x + ((toX - x) * step) / 5, y + ((toY - y) * step) / 5]);
  await touch('touchEnd');
  await client.detach();
}

/** A finger that rests on a place until it is lifted. */
export async function rest(page: Page, [x, y]: [number, number]): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  const at = [{ x, y }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  return async () => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await client.detach();
  };
}
