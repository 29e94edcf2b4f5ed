import { similarity } from '../../model/similarity.ts';

/** How alike a heading's id must be to what was asked for, 0 to 1. */
const alike = 0.5;

/** Scrolls to the heading whose id is most like the wanted one, else to the top. (RTE-31) */
export function landOn(wanted: string): void {
  // A page that still rises would be measured lower than it ends. (PAGE-23)
  for (const animation of document.querySelector('main')?.getAnimations() ?? []) animation.finish();
  const [best] = [...document.querySelectorAll('main :is(h2, h3, h4, h5, h6)[id]')]
    .map((heading) => ({ heading, likeness: similarity(heading.id, wanted) }))
    .sort((a, b) => b.likeness - a.likeness);
  if (best && best.likeness >= alike) best.heading.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}
