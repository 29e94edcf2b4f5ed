import type { Page } from '@playwright/test';

/** Largest contentful paint and total blocking time of a load, in milliseconds. */
export interface Paint {
  largest: number;
  blocking: number;
}

interface Marks {
  largest: number;
  first: number;
  longTasks: { start: number; duration: number }[];
}

/** Loads a page and measures it until it has been quiet for a while. */
export async function paint(page: Page, url: string): Promise<Paint> {
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  // The init script has put this on the window.
  const marks = await page.evaluate(() => (window as unknown as { marks: Marks }).marks);
  // What runs before the first paint delays it, and is counted there.
  const late = marks.longTasks.filter((task) => task.start + task.duration > marks.first);
  return {
    largest: marks.largest,
    blocking: late.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
  };
}

/** Runs in the page, before everything else. */
function observe(): void {
  const marks: Marks = { largest: 0, first: 0, longTasks: [] };
  Object.assign(window, { marks });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    marks.largest = entry.startTime;
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.first = entry.startTime;
  });
  watch('longtask', (entry) => {
    marks.longTasks.push({ start: entry.startTime, duration: entry.duration });
  });
}
