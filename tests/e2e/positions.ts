import { expect, type Page } from '@playwright/test';

/** How far a place may be from where it belongs, in pixels. (RTE-08) */
const tolerance = 5;

/** Waits until a page that came in place at its top is laid out as a whole: what scrolls it needs that. */
export async function wholePage(page: Page): Promise<void> {
  await expect(page.locator('[data-later]')).toHaveCount(0);
}

/** The place of the window once a navigation in place is over and two frames are drawn. */
export function settledScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await window.navigation.transition?.finished;
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    return scrollY;
  });
}

/** Expects the window at a place: not on its way there, but there. (RTE-08) */
export async function expectScroll(page: Page, wanted: number): Promise<void> {
  expect(Math.abs((await settledScroll(page)) - wanted)).toBeLessThanOrEqual(tolerance);
}

/** Expects a heading where its scroll margin puts it, below the header and the closed contents. (RTE-08) */
export async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const heading = page.locator(`[id="${id}"]`);
  const off = () =>
    heading.evaluate((element) =>
      Math.abs(
        element.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(element).scrollMarginTop),
      ),
    );
  await expect.poll(off).toBeLessThanOrEqual(tolerance);
  const bars = await page.locator('.Navbar, .Contents-toggle').evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom }) => top < 200 && bottom > 0)
      .map(({ bottom }) => bottom),
  );
  expect(bars.length).toBeGreaterThan(0);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(Math.max(...bars));
}
