import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Three projects, because they need different things: `unit` nothing, `api` the token API, `gates` a built `dist/`.
 * The JSON report's path is given on the command line, one per run (scripts/steps.mjs).
 */
export default defineConfig({
  test: {
    reporters: process.env.CI ? ['default', 'json'] : ['default'],
    projects: [
      project('unit', ['src', 'site', 'facts', 'contract', 'scripts', 'deploy', 'bench']),
      project('api', ['api']),
      project('gates', ['tests/gates']),
    ],
  },
});

function project(name: string, folders: readonly string[]) {
  return {
    test: {
      name,
      include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
      exclude: [...configDefaults.exclude, 'tests/fixtures/**'],
      testTimeout: 20_000,
    },
  };
}
