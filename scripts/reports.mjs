/**
 * What a step came to: counted tests, or one for the step itself.
 * @typedef {{ name: string, passed: number, failed: number, notRun: number, seconds: number, note?: string }} Result
 */

/**
 * Counts the tests of a Vitest JSON report.
 * @param {any} report the parsed report; undefined when none was written
 * @param {boolean} succeeded whether Vitest itself ended well
 */
export function countVitest(report, succeeded) {
  if (!report) return { passed: 0, failed: 1, notRun: 0 };
  const notRun = report.numPendingTests + report.numTodoTests;
  // A file that does not even load fails without a test of its own.
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  ).length;
  return atLeastOneFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles, notRun },
    succeeded,
  );
}

/**
 * Counts the tests of a Playwright JSON report. A test that passed only when repeated has failed.
 * @param {any} report the parsed report; undefined when none was written
 * @param {boolean} succeeded whether Playwright itself ended well
 */
export function countPlaywright(report, succeeded) {
  if (!report) return { passed: 0, failed: 1, notRun: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky, notRun: skipped }, succeeded);
}

/** @param {{ passed: number, failed: number, notRun: number }} counts @param {boolean} succeeded */
function atLeastOneFailure(counts, succeeded) {
  if (!succeeded && counts.failed === 0) return { ...counts, failed: 1 };
  // A run without any test proves nothing.
  if (counts.passed + counts.failed + counts.notRun === 0) return { ...counts, failed: 1 };
  return counts;
}

/**
 * The lines that end a run: one per step, what was not run, and `N passed, N failed` last.
 * @param {readonly Result[]} results
 */
export function summary(results) {
  const width = Math.max(...results.map((result) => result.name.length));
  const lines = results.map((result) => {
    const counts = [`${result.passed} passed`];
    if (result.failed) counts.push(`${result.failed} failed`);
    if (result.notRun) counts.push(`${result.notRun} not run`);
    const mark = result.failed ? '✗' : '✓';
    return `${mark} ${result.name.padEnd(width)}  ${`${result.seconds.toFixed(1)} s`.padStart(8)}  ${counts.join(', ')}${result.note ? `  (${result.note})` : ''}`;
  });
  const total = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  return {
    text: [...lines, `${total('passed')} passed, ${total('failed')} failed`].join('\n'),
    failed: total('failed'),
  };
}
