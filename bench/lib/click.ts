import type { Page } from '@playwright/test';

/** How long a reader's pointer rests on a link before the click, in milliseconds. */
const rest = 300;

/** Milliseconds from the click on a link to the first frame that holds the other page's heading. */
export interface Click {
  /** To the beginning of that frame. */
  heading: number;
  /** To its end: laid out and painted. */
  painted: number;
}

/**
 * Follows a link, whether its page is swapped in or loaded as a document.
 * @param link selector of a link that is on the page already
 */
export async function clickToHeading(page: Page, url: string, link: string): Promise<Click> {
  let seen: (click: Click) => void = () => {};
  const click = new Promise<Click>((resolve) => {
    seen = resolve;
  });
  await page.exposeFunction('headingSeen', (heading: number, painted: number) => seen({ heading, painted }));
  await page.addInitScript(watchHeading);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  await page.locator(link).first().scrollIntoViewIfNeeded();
  await page.locator(link).first().hover();
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.mouse.up();
  return click;
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
    const begins = now() - clicked;
    // A task of its own: the frame is laid out and painted before it. The function was put on the window above.
    setTimeout(() =>
      (window as unknown as { headingSeen(...times: number[]): void }).headingSeen(begins, now() - clicked),
    );
  }
}
