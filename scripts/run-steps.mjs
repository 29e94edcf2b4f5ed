import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { summary } from './reports.mjs';

/**
 * Runs steps one after another, whatever becomes of each, and prints what they came to; the last line is
 * `N passed, N failed`. The exit code is 1 when anything failed.
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {{ minutes: number, before?: readonly import('./reports.mjs').Result[] }} options `minutes`: for all steps together
 */
export async function runSteps(steps, { minutes, before = [] }) {
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  const deadline = Date.now() + minutes * 60_000;
  const results = [...before];
  for (const step of steps) {
    console.log(`\n── ${step.name} ──`);
    const started = Date.now();
    const left = deadline - started;
    const outcome =
      left > 0 ? await step.run(left) : { passed: 0, failed: 1, notRun: 0, note: 'no time was left' };
    results.push({ name: step.name, ...outcome, seconds: (Date.now() - started) / 1000 });
  }
  const { text, failed } = summary(results);
  console.log(`\n${text}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
