import { idOf } from './hash.ts';
import { on } from './registry.ts';

/**
 * A hash that no element has: an old link. Leads to the heading whose id is most like it, else to the top. What
 * compares them is fetched for such a hash only; the way back and a reload lead to where the reader was. Without
 * scripts the browser stays at the top. (RTE-08, RTE-31)
 */
export function similarHeading(): void {
  // Entries of this type are of this class; the browser's library types them by their base.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'navigate') landOnSimilarHeading();
  // With the Navigation API, enhance/navigate tells a followed hash from the way back.
  if (!('navigation' in window)) on(window, 'hashchange', landOnSimilarHeading);
}

/** Scrolls to the heading most like the address's hash, if no element has it. (RTE-31) */
export function landOnSimilarHeading(): void {
  const wanted = idOf(location.hash).toLowerCase();
  if (!wanted || wanted.startsWith(':~:') || document.getElementById(wanted)) return;
  void import('./similar-heading/land.ts').then((module) => module.landOn(wanted));
}
