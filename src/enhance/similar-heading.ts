import { similarity } from '../model/similarity.ts';
import { on } from './registry.ts';

/** How alike a heading's id must be to what was asked for, 0 to 1. */
const alike = 0.5;

/**
 * A hash that no element has: an old link. Leads to the heading whose id is most like it, else to the top. Without
 * scripts the browser stays at the top. (RTE-31)
 */
export function similarHeading(): () => void {
  landOnSimilarHeading();
  return on(window, 'hashchange', landOnSimilarHeading);
}

/** Scrolls to the heading most like the address's hash, if no element has it. (RTE-31) */
export function landOnSimilarHeading(): void {
  const wanted = decodedHash();
  if (!wanted || wanted.startsWith(':~:') || document.getElementById(wanted)) return;
  const [best] = [...document.querySelectorAll('main :is(h2, h3, h4, h5, h6)[id]')]
    .map((heading) => ({ heading, likeness: similarity(heading.id, wanted) }))
    .sort((a, b) => b.likeness - a.likeness);
  if (best && best.likeness >= alike) best.heading.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** The hash as headings write their ids. */
function decodedHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1)).toLowerCase();
  } catch {
    return '';
  }
}
