import { defineConfig, devices } from '@playwright/test';
import { fixtureFolder } from './scripts/build.mjs';
import { launchOptions } from './tests/browser.ts';

/** Another one where two runs share a machine: E2E_PORT=4178 npx playwright test. */
const port = Number(process.env.E2E_PORT ?? 4177);
/** The fixture site stands beside it. */
const fixturePort = port + 1;

/** End-to-end tests, by reader's task, against the built site as the preview server serves it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'gates/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when repeated is a failure (scripts/reports.mjs), so nothing is repeated.
  retries: 0,
  workers: 2,
  timeout: 30_000,
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'site', testIgnore: 'e2e/fixture/**' },
    {
      name: 'fixture site',
      testMatch: 'e2e/fixture/**/*.spec.ts',
      use: { baseURL: `http://127.0.0.1:${fixturePort}` },
    },
  ],
  webServer: [server('dist', port), server(fixtureFolder, fixturePort)],
});

/** The preview server over a built site. */
function server(folder: string, on: number) {
  return {
    command: `node scripts/preview/main.ts --strict --port ${on} --folder ${folder}`,
    url: `http://127.0.0.1:${on}/routes.json`,
    reuseExistingServer: false,
  };
}
