import { describe, expect, it } from 'vitest';
import { coverage, idsOfTitle, specificationIds, testsOfPlaywright, testsOfVitest } from './coverage.ts';

const ids = ['NAV-01', 'NAV-02', 'A11Y-01'];

function run(tests: { title: string; passed: boolean }[], completeAreas: string[] = [], pending = {}) {
  return coverage({ ids, tests, completeAreas, pending });
}

describe('coverage of the specification', () => {
  it('finds the ids that the specification defines', () => {
    expect(specificationIds('1. **NAV-01** [!] Order\n2. **A11Y-09** Targets\nsee **NAV-02**')).toEqual([
      'NAV-01',
      'A11Y-09',
    ]);
  });

  it('reads the ids at the end of a title only', () => {
    expect(idsOfTitle('closes on Escape [NAV-07, A11Y-05]')).toEqual(['NAV-07', 'A11Y-05']);
    expect(idsOfTitle('shows [NAV-07] as text')).toEqual([]);
  });

  it('counts a requirement only when its test passed', () => {
    const { areas } = run([
      { title: 'a [NAV-01]', passed: true },
      { title: 'b [NAV-02]', passed: false },
    ]);
    expect(areas[0]).toEqual({ area: 'NAV', proven: ['NAV-01'], missing: ['NAV-02'] });
  });

  it('fails where a complete area has a requirement without a test', () => {
    const tests = [{ title: 'a [NAV-01]', passed: true }];
    expect(run(tests, ['NAV']).problems).toHaveLength(1);
    expect(run(tests, ['NAV'], { 'NAV-02': 'comes with the tools' }).problems).toEqual([]);
    expect(run(tests).problems).toEqual([]);
  });

  it('refuses unknown ids, long lists of ids and pending ids that are proven', () => {
    expect(run([{ title: 'a [NAV-99]', passed: true }]).problems[0]).toContain('NAV-99');
    expect(run([{ title: 'a [NAV-01, NAV-02, A11Y-01, NAV-01]', passed: true }]).problems[0]).toContain(
      'at most 3',
    );
    expect(run([{ title: 'a [NAV-01]', passed: true }], [], { 'NAV-01': 'later' }).problems[0]).toContain(
      'take it off',
    );
  });

  it('reads the reports of both runners and counts no skipped test', () => {
    const vitest = {
      testResults: [
        {
          assertionResults: [
            { title: 'a', status: 'passed' },
            { title: 'b', status: 'skipped' },
          ],
        },
      ],
    };
    expect(testsOfVitest(vitest)).toEqual([
      { title: 'a', passed: true },
      { title: 'b', passed: false },
    ]);
    const spec = (status: string) => ({ title: status, ok: true, tests: [{ status }] });
    const playwright = { suites: [{ suites: [{ specs: [spec('expected')] }], specs: [spec('skipped')] }] };
    expect(testsOfPlaywright(playwright).map(({ passed }) => passed)).toEqual([false, true]);
  });
});
