/**
 * Areas of `behaviour.md` whose requirements must all be proven by a test. The others are only reported. An area is
 * added here when the work on it is done, and never taken away.
 */
export const completeAreas: readonly string[] = [
  'A11Y',
  'BTT',
  'ERR',
  'FOOT',
  'HOME',
  'LOOK',
  'NAV',
  'NF',
  'PAGE',
  'PORT',
  'PRIV',
  'PROG',
  'PROMO',
  'RT',
  'RTE',
  'SEO',
  'SIDE',
  'SITE',
  'SWIPE',
  'TOC',
];
