import type { Page } from '@playwright/test';

/** How long a reader's pointer rests on a link before the click, in milliseconds. */
const rest = 300;

/**
 * Milliseconds from the click on a link to the first frame that holds the other page's heading, whether the page is
 * swapped or loaded as a document.
 * @param link selector of a link that is on the page already
 */
export async function clickToHeading(page: Page, url: string, link: string): Promise<number> {
  let seen: (time: number) => void = () => {};
  const heading = new Promise<number>((resolve) => {
    seen = resolve;
  });
  await page.exposeFunction('headingSeen', (time: number) => seen(time));
  await page.addInitScript(watchHeading);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  await page.locator(link).first().scrollIntoViewIfNeeded();
  await page.locator(link).first().hover();
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.mouse.up();
  return heading;
}

/** Runs in every document: notes the click and reports the first frame whose heading is another one. */
function watchHeading(): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    (event) => {
      sessionStorage.setItem(
        'bench',
        JSON.stringify({ clicked: performance.timeOrigin + event.timeStamp, old: heading() }),
      );
      requestAnimationFrame(look);
    },
    { capture: true },
  );
  if (sessionStorage.getItem('bench')) requestAnimationFrame(look);

  function heading(): string {
    return document.querySelector('h1')?.textContent ?? '';
  }

  function look(): void {
    const { clicked, old } = JSON.parse(sessionStorage.getItem('bench') ?? '{}');
    if (!heading() || heading() === old) {
      requestAnimationFrame(look);
      return;
    }
    sessionStorage.removeItem('bench');
    // bench/lib/click.ts has put this function on the window.
    (window as unknown as { headingSeen(time: number): void }).headingSeen(now() - clicked);
  }
}
