import { expect, type Page, test } from '@playwright/test';

// Recording a trace would take the time that is measured below.
test.use({ trace: 'off' });

const index = '/guide/drivers/';

test('the driver index is found by brand, pinyin initials and ability, and keeps what was asked in the address', async ({
  page,
}) => {
  await page.goto(index);
  const rows = page.locator('[data-driver-index] tbody tr:visible');
  await expect(rows).toHaveCount(97);
  await page.getByRole('searchbox', { name: 'Find a driver' }).fill('alyp');
  await expect(rows.filter({ hasText: 'AliyundriveOpen' })).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Token tool' }).check();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\/guide\/drivers\/\?q=alyp&can=needsTool$/);

  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('searchbox', { name: 'Find a driver' })).toHaveValue('alyp');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows).toHaveCount(97);
  await expect(page).toHaveURL(/\/guide\/drivers\/$/);
});

/** Types two words as a quick typist does, 20 letters in all. */
async function type(page: Page) {
  const box = page.getByRole('searchbox', { name: 'Find a driver' });
  for (const word of ['aliyundrive', 'baidupan1']) {
    await box.fill('');
    await page.waitForTimeout(300);
    for (const key of word) {
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
    }
  }
}

test('a letter in the filter costs a slow phone less than 100 ms', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await page.goto(index);
  const slowdown = 4;

  // How long the main thread computes, whatever else the machine does meanwhile.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const computed = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await computed();
  await type(page);
  const perLetter = ((await computed()) - before) / 20;

  await page.evaluate(() => {
    const durations: number[] = [];
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') durations.push(duration);
    }).observe(options);
    Object.assign(window, { durations });
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await type(page);
  // `durations` was put there above.
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  // Letters below the observer's threshold of 16 ms are not reported; they count as 16.
  const all = [...durations, ...Array(Math.max(0, 20 - durations.length)).fill(16)].sort((a, b) => a - b);
  console.log(
    `driver index, 20 letters at ${slowdown}x CPU slowdown: INP p75 ${all[Math.ceil(all.length * 0.75) - 1]} ms, main thread ${(perLetter * slowdown).toFixed(1)} ms a letter`,
  );
  expect(perLetter * slowdown).toBeLessThanOrEqual(100);
});

test.describe('without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the driver index lists every driver with what it can do, and nothing sticks out', async ({
    page,
  }) => {
    for (const path of [index, `/zh${index}`]) {
      await page.goto(path);
      await expect(page.locator('[data-driver-index] tbody tr:visible')).toHaveCount(97);
      await expect(page.locator('[data-driver-index] form')).toBeHidden();
      const width = await page.locator('[data-driver-index] table').evaluate((table) => table.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    }
  });

  test('a field table shows as labelled rows', async ({ page }) => {
    await page.goto('/guide/drivers/onedrive.html');
    const cell = page.locator('#onedrive-region td').first();
    await expect(cell).toBeVisible();
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Type"');
  });
});
