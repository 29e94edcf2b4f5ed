import { prepare, runTool } from './project.mjs';
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
import { browserPath, installMissing } from './system-programs.mjs';

const started = Date.now();
await prepare();

const stillMissing = installMissing();
// Where the system has no Chromium, Playwright may bring one.
const hasBrowser =
  browserPath() !== undefined ||
  (await runTool('@playwright/test', ['install', '--only-shell', 'chromium'])).code === 0;
const missing = stillMissing.filter(({ command }) => !command.startsWith('chromium') || !hasBrowser);
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

const withoutBrowser = [lint, types, arrows, unitTests, apiTests, builtSite, fixtureSite, gates];
const steps = hasBrowser ? [...withoutBrowser, endToEnd, specCoverage] : withoutBrowser;
// Ends a run that hangs; a whole run takes less than 14 minutes on two cores.
await runSteps(steps, { minutes: 45, before: [programs] });
