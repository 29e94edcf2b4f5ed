import { prepare } from './project.mjs';
import { runSteps } from './run-steps.mjs';
import {
  apiTests,
  arrows,
  builtSite,
  endToEnd,
  fixtureSite,
  gates,
  lint,
  specCoverage,
  types,
  unitTests,
} from './steps.mjs';
import { installMissing } from './system-programs.mjs';

const started = Date.now();
await prepare();

const { missing } = installMissing();
for (const program of missing) {
  console.log(
    `Not run: ${program.usedBy}, because ${program.command} is missing (Debian package ${program.package}).`,
  );
}
const complete = process.env.CI === 'true' || process.env.CI === '1';
const programs = {
  name: 'system programs',
  passed: missing.length === 0 ? 1 : 0,
  failed: complete && missing.length > 0 ? 1 : 0,
  notRun: missing.length,
  seconds: (Date.now() - started) / 1000,
};

await runSteps(
  [lint, types, arrows, unitTests, apiTests, builtSite, fixtureSite, gates, endToEnd, specCoverage],
  {
    minutes: 13,
    before: [programs],
  },
);
