/** The place of a block that promotes a third-party video player. It draws nothing and asks for nothing. (PROMO-01) */
export function Promo(): null {
  return null;
}
