import { expect, type Page, test } from '@playwright/test';
import budgets from '../gates/budgets.json' with { type: 'json' };

/** Bytes on the wire, headers included, of what has come since the dialog was opened; with or without the full text. */
function bytesSince(page: Page, opened: number, fullText: boolean): Promise<number> {
  return page.evaluate(
    ([since, full]) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ startTime, name }) => startTime >= since && (full || !name.includes('/search/text/')))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    [opened, fullText] as const,
  );
}

const cases: [path: string, query: string][] = [
  ['/guide/', 'docker compose'],
  ['/guide/', 'refresh token'],
  ['/zh/guide/', '管理员密码'],
  ['/zh/guide/', '反代'],
];
for (const [path, query] of cases) {
  test(`brings the first results for “${query}” and its full text within the budget [SRCH-03]`, async ({
    page,
  }) => {
    await page.goto(path);
    const opened = await page.evaluate(() => performance.now());
    await page.keyboard.press('/');
    await page.locator('#site-search input').fill(query);
    await expect(page.getByRole('group', { name: /正文|In the text/ })).toBeVisible();
    const first = await bytesSince(page, opened, false);
    const full = await bytesSince(page, opened, true);
    test.info().annotations.push({ type: 'bytes', description: `${first} first, ${full} with full text` });
    expect(first).toBeGreaterThan(10_000);
    expect(first).toBeLessThanOrEqual(budgets.search.first);
    expect(full).toBeGreaterThan(first);
    expect(full).toBeLessThanOrEqual(budgets.search.full);
  });
}
