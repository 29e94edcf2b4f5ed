/** The place of each heading among its siblings and theirs, from the levels in their order: `1`, `1.1`, `1.2`, `2`. */
export function indexPaths(levels: readonly number[]): string[] {
  const counts: number[] = [];
  return levels.map((level) => {
    counts.length = Math.min(counts.length, level + 1);
    counts[level] = (counts[level] ?? 0) + 1;
    return counts.join('.');
  });
}
