import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { completeAreas } from '../spec/coverage.ts';
import { pending } from '../spec/pending.ts';
import {
  coverage,
  type RanTest,
  specificationIds,
  testsOfPlaywright,
  testsOfVitest,
} from './spec-coverage/coverage.ts';

/** Says which requirements no passed test names; fails where an area that is said to be complete is not. */
const root = resolve(import.meta.dirname, '..');
const results = join(root, 'test-results');
const ids = specificationIds(readFileSync(join(root, 'spec/behaviour.md'), 'utf8'));
const tests: RanTest[] = (existsSync(results) ? readdirSync(results) : [])
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const report: unknown = JSON.parse(readFileSync(join(results, name), 'utf8'));
    return name === 'e2e.json' ? testsOfPlaywright(report) : testsOfVitest(report);
  });
const { areas, problems } = coverage({ ids, tests, completeAreas, pending });

for (const { area, proven, missing } of areas) {
  const state = completeAreas.includes(area) ? 'complete' : 'reported';
  console.log(
    `${area.padEnd(6)} ${state}  ${proven.length} of ${proven.length + missing.length}${missing.length ? `, no test names ${missing.join(' ')}` : ''}`,
  );
}
for (const [id, reason] of Object.entries(pending)) console.log(`pending ${id}: ${reason}`);
const total = areas.reduce((sum, { proven }) => sum + proven.length, 0);
console.log(`${total} of ${ids.length} requirements are proven by a test that ran and passed`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
