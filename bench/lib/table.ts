/** One figure over several runs, with what it is to stay below. */
export interface Figure {
  name: string;
  unit: string;
  runs: readonly number[];
  /** The most it may be; undefined where nothing is promised. */
  target?: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [below = Number.NaN, above = Number.NaN] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (below + above) / 2;
}

/** The table of figures as text: median, target, whether it is met, and every run. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, unit, runs, target }) => {
    const middle = median(runs);
    const verdict = target === undefined ? '' : middle <= target ? 'met' : 'MISSED';
    return [
      name,
      `${short(middle)} ${unit}`.trim(),
      target === undefined ? '' : `${target} ${unit}`.trim(),
      verdict,
      runs.map(short).join('  '),
    ];
  });
  const all = [['', 'median', 'target', '', 'runs'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
