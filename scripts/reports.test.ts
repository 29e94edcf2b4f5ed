import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, summary } from './reports.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

describe('the counts of Vitest', () => {
  it('are those of its report', () => {
    expect(countVitest(vitest, true)).toEqual({ passed: 3, failed: 0, notRun: 1 });
  });

  it('hold a failure for a file that does not load', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...vitest, testResults }, false)).toEqual({ passed: 3, failed: 1, notRun: 1 });
  });

  it('hold a failure when Vitest fails for another reason', () => {
    expect(countVitest(vitest, false).failed).toBe(1);
  });

  it('hold a failure when there is no report, or no test in it', () => {
    expect(countVitest(undefined, true).failed).toBe(1);
    expect(countVitest({ ...vitest, numPassedTests: 0, numPendingTests: 0 }, true).failed).toBe(1);
  });
});

describe('the counts of Playwright', () => {
  it('take a test that passed only when repeated as failed', () => {
    expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } }, false)).toEqual({
      passed: 5,
      failed: 2,
      notRun: 2,
    });
  });
});

describe('the summary', () => {
  it('ends with the sums over all steps', () => {
    const { text, failed } = summary([
      { name: 'types', passed: 1, failed: 0, notRun: 0, seconds: 1 },
      { name: 'unit tests', passed: 3, failed: 2, notRun: 1, seconds: 12.34 },
    ]);
    expect(failed).toBe(2);
    expect(text.split('\n').at(-1)).toBe('4 passed, 2 failed');
    expect(text).toContain('✗ unit tests    12.3 s  3 passed, 2 failed, 1 not run');
  });
});
