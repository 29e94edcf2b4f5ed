/** Something in a source file that must not be published. */
export interface Problem {
  /** The source file below the project's root. */
  file: string;
  /** The line in that file, counted from 1; undefined where it cannot be known. */
  line: number | undefined;
  /** What happened and why it matters. */
  message: string;
  /** What the author has to do. */
  fix: string;
}

/** One problem as the author reads it: place, what happened, what to do. */
export function formatProblem({ file, line, message, fix }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}\n    ${message}\n    Fix: ${fix}`;
}

/** An entry of Astro's content store, as far as its rendering is concerned. */
interface RenderedEntry {
  id: string;
  body?: string | undefined;
  rendered?: { metadata?: object | undefined } | undefined;
}

/**
 * Stops the build when any page has a problem, naming all of them at once. Astro only logs what a Markdown
 * processor throws and publishes the page empty, so problems travel in the rendered entry (also through its
 * cache) and are thrown here. Call it with every entry of the collection before pages are made.
 */
export function assertNoProblems(entries: readonly RenderedEntry[]): void {
  const problems = entries.flatMap(problemsOf);
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  throw new Error(`${count} in the pages:\n\n${problems.map(formatProblem).join('\n\n')}\n`);
}

function problemsOf(entry: RenderedEntry): Problem[] {
  const metadata = entry.rendered?.metadata;
  if (metadata && 'problems' in metadata) {
    // The store holds what render.ts put there, but types rendered metadata as unknown.
    return metadata.problems as Problem[];
  }
  if (entry.rendered || !entry.body) return [];
  const message = 'The page could not be rendered and would be published empty; the cause is logged above.';
  return [
    { file: `content/${entry.id}.md`, line: undefined, message, fix: 'mend the cause and build again' },
  ];
}
