/**
 * Areas of `behaviour.md` whose requirements must all be proven by a test. The others are only reported. An area is
 * added here when the work on it is done, and never taken away.
 */
export const completeAreas: readonly string[] = [
  'BTT',
  'ERR',
  'FOOT',
  'LOOK',
  'NAV',
  'PROG',
  'RTE',
  'SEO',
  'SIDE',
  'SITE',
  'SWIPE',
];
