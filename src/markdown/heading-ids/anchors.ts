import type { Problem } from '../problems.ts';
import type { CollectedHeading } from './headings.ts';

/** What is wrong with the `anchors` of a page: an old id that leads nowhere, or that a heading has today. (RTE-31) */
export function anchorProblems(
  anchors: Readonly<Record<string, string>>,
  headings: readonly CollectedHeading[],
  file: string,
): Problem[] {
  const ids = new Set(headings.map(({ slug }) => slug));
  return Object.entries(anchors).flatMap(([old, now]): Problem[] => {
    if (!ids.has(now)) {
      const message = `The front matter sends links to #${old} on to #${now}, and no heading has that id.`;
      return [{ file, line: undefined, message, fix: 'write the id of a heading of this page' }];
    }
    if (!ids.has(old)) return [];
    const message = `The front matter says that #${old} is an id of the past, and a heading has it today.`;
    return [{ file, line: undefined, message, fix: `remove ${old} from "anchors"` }];
  });
}
