import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The library as it stands on the window of a page that it was put into. */
interface WithAxe {
  axe: typeof axe;
}

/** A page that has just come, or has another width, tells in its next frame which of its boxes scroll. (CODE-11) */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        // Queued behind the start of the page's own scripts.
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      }),
  );
}

/**
 * What axe holds against the page as it is now, a line for each rule. No page of ours has frames, so that it is asked
 * directly, and put into a page once.
 * @param within selector of the part that is judged
 * @param rules names of the rules; all where none are given
 */
export async function violationsOf(page: Page, within = 'html', rules?: string[]): Promise<string[]> {
  await settled(page);
  const there = await page.evaluate(() => 'axe' in window);
  if (!there) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  const found = await page.evaluate(
    async ([part, how]) => {
      // The library was put there above.
      const { violations } = await (window as unknown as WithAxe).axe.run(part, how);
      return violations.map(({ id, nodes }) => ({ id, places: nodes.length, html: nodes[0]?.html ?? '' }));
    },
    [within, options] as const,
  );
  return found.map(({ id, places, html }) => `${id}: ${html.slice(0, 160)} (${places} places)`);
}
