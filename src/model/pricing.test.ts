import { expect, test } from 'vitest';
import { pricingCards } from './pricing.ts';

test('makes cards of the first three sections and leaves the rest as text [WID-14]', () => {
  const html = '<p>a</p><h2 id="x">x</h2><p>1</p><h2>y</h2><h2>z</h2><h2>rest</h2><p>b</p>';
  expect(pricingCards(html)).toBe(
    '<p>a</p><div class="Pricing"><section class="Pricing-card"><h2 id="x">x</h2><p>1</p></section>' +
      '<section class="Pricing-card"><h2>y</h2></section><section class="Pricing-card"><h2>z</h2></section></div>' +
      '<h2>rest</h2><p>b</p>',
  );
});
