import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Three projects, because they need different things: `unit` nothing, `api` the token API, `gates` a built `dist/`.
 * The JSON report's path is given on the command line, one per run (scripts/steps.mjs).
 */
export default defineConfig({
  test: {
    // Vitest would leave one of two cores idle.
    maxWorkers: '100%',
    reporters: process.env.CI ? ['default', 'json'] : ['default'],
    // counted only where asked for (--coverage): the token API's part of npm test
    coverage: {
      provider: 'v8',
      include: ['api/**/*.ts', 'contract/**/*.ts'],
      exclude: ['api/testing/**', 'api/demo/**', '**/*.test.ts'],
      reporter: ['text-summary'],
      thresholds: { lines: 95, branches: 90 },
    },
    projects: [
      project('unit', ['src', 'site', 'facts', 'contract', 'scripts', 'deploy', 'bench']),
      project('api', ['api']),
      // they all read the same built pages, once for each worker
      project('gates', ['tests/gates'], { isolate: false }),
    ],
  },
});

function project(name: string, folders: readonly string[], options: { isolate?: boolean } = {}) {
  return {
    test: {
      name,
      include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
      exclude: [...configDefaults.exclude, 'tests/fixtures/**'],
      testTimeout: 20_000,
      ...options,
    },
  };
}
