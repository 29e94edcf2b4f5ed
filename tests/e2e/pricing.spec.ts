import { expect, test } from '@playwright/test';

test('the pricing page shows three offers, in two columns from 700 px and in one below [WID-14]', async ({
  page,
}) => {
  for (const [width, columns] of [
    [690, 1],
    [710, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pricing.html');
    const boxes = await page
      .locator('.Pricing-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x));
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes).size).toBe(columns);
  }
});
