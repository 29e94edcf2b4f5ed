/** A test as a report tells it. */
export interface RanTest {
  title: string;
  passed: boolean;
}

/** The requirements of one area. */
export interface AreaCoverage {
  area: string;
  proven: string[];
  missing: string[];
}

/** At most this many requirements may be named by one test. */
const idsPerTest = 3;

/** The ids that the specification defines, in its order. */
export function specificationIds(markdown: string): string[] {
  return [...markdown.matchAll(/^\d+\. \*\*([A-Z0-9]+-\d+)\*\*/gm)].map(([, id = '']) => id);
}

/** The ids a title ends with: `closes on Escape [NAV-07, A11Y-05]`. */
export function idsOfTitle(title: string): string[] {
  const [, list = ''] = /\[([A-Z0-9]+-\d+(?:, [A-Z0-9]+-\d+)*)\]\s*$/.exec(title) ?? [];
  return list ? list.split(', ') : [];
}

interface CoverageInput {
  ids: readonly string[];
  tests: readonly RanTest[];
  completeAreas: readonly string[];
  pending: Readonly<Record<string, string>>;
}

/** Which requirements are proven, area by area, and what is wrong with it. */
export function coverage({ ids, tests, completeAreas, pending }: CoverageInput): {
  areas: AreaCoverage[];
  problems: string[];
} {
  const known = new Set(ids);
  const problems: string[] = [];
  const proven = new Set<string>();
  for (const { title, passed } of tests) {
    const named = idsOfTitle(title);
    if (named.length > idsPerTest)
      problems.push(`"${title}" names ${named.length} requirements; name at most ${idsPerTest}.`);
    for (const id of named) {
      if (!known.has(id)) problems.push(`"${title}" names ${id}, which spec/behaviour.md does not define.`);
      if (passed) proven.add(id);
    }
  }
  const areas = [...new Set(ids.map(areaOf))].map((area) => {
    const own = ids.filter((id) => areaOf(id) === area);
    return { area, proven: own.filter((id) => proven.has(id)), missing: own.filter((id) => !proven.has(id)) };
  });
  for (const { area, missing } of areas) {
    const open = missing.filter((id) => !(id in pending));
    if (completeAreas.includes(area) && open.length > 0) {
      problems.push(
        `${area} is said to be complete in spec/coverage.ts, but no passed test names ${open.join(', ')}.`,
      );
    }
  }
  for (const id of Object.keys(pending)) {
    if (!known.has(id))
      problems.push(`spec/pending.ts lists ${id}, which spec/behaviour.md does not define.`);
    if (proven.has(id))
      problems.push(`spec/pending.ts lists ${id}, which a test proves: take it off the list.`);
  }
  return { areas, problems };
}

function areaOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

/** What the report of Vitest tells, as far as it is read. */
interface VitestReport {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

/** The tests of a Vitest JSON report. */
export function testsOfVitest(report: unknown): RanTest[] {
  // Written by Vitest just before, in its documented shape.
  const { testResults } = report as VitestReport;
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ title, passed: status === 'passed' })),
  );
}

/** What the report of Playwright tells, as far as it is read. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
}

/** The tests of a Playwright JSON report; a skipped one has not passed. */
export function testsOfPlaywright(report: unknown): RanTest[] {
  // Written by Playwright just before, in its documented shape.
  const { suites = [], specs = [] } = report as PlaywrightSuite;
  return [
    ...specs.map(({ title, ok, tests }) => ({
      title,
      passed: ok && tests.every(({ status }) => status === 'expected'),
    })),
    ...suites.flatMap(testsOfPlaywright),
  ];
}
