/** How many sections of the pricing page are offers: the free program, the desktop one, support. (WID-14) */
const offers = 3;

/** Draws the first sections of a text as cards; what stands before and after them stays as it is. (WID-14) */
export function pricingCards(html: string): string {
  const [intro = '', ...sections] = html.split(/(?=<h2[\s>])/);
  const cards = sections.slice(0, offers).map((card) => `<section class="Pricing-card">${card}</section>`);
  return `${intro}<div class="Pricing">${cards.join('')}</div>${sections.slice(offers).join('')}`;
}
