import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildFixture } from './build.mjs';
import { freePort } from './ports.mjs';
import { run } from './processes.mjs';
import { buildEnv, buildNode, root, runTool } from './project.mjs';
import { countPlaywright, countVitest } from './reports.mjs';

/**
 * @typedef {import('./reports.mjs').Result} Result
 * @typedef {{ name: string, run: (limit: number) => Promise<Omit<Result, 'name' | 'seconds'>> }} Step `limit` in milliseconds
 */

/** @type {Step} */
export const lint = {
  name: 'format and lint',
  run: async (limit) => whole(await runTool('@biomejs/biome', ['check', '--error-on-warnings'], { limit })),
};

/** @type {Step} */
export const types = {
  name: 'types',
  run: async (limit) =>
    whole(await runTool('astro', ['check', '--minimumFailingSeverity', 'error'], { limit })),
};

/** @type {Step} */
export const arrows = {
  name: 'arrows',
  run: async (limit) => whole(await script('scripts/arrows.ts', [], limit)),
};

/** @type {Step} */
export const unitTests = vitest('unit tests', 'unit', ['unit']);

/** @type {Step} */
export const apiTests = vitest('token API', 'api', ['api'], ['--coverage']);

/** @type {Step} */
export const builtSite = {
  name: 'build without network',
  run: async (limit) => whole(await build({ offline: true, limit })),
};

/** @type {Step} */
export const fixtureSite = {
  name: 'build of the fixture site',
  run: async (limit) => whole(await buildFixture({ limit })),
};

/** @type {Step} */
export const gates = vitest('gates', 'gates', ['gates']);

/** @type {Step} */
export const endToEnd = {
  name: 'end to end',
  run: async (limit) => {
    // Playwright ends by itself a little before the limit, so that it still writes its report.
    const time = `--global-timeout=${Math.max(1000, limit - 15_000)}`;
    const { code, problem } = await runTool('@playwright/test', ['test', time], {
      limit,
      env: { E2E_PORT: String(await freePort(4177)) },
    });
    return { ...countPlaywright(report('e2e'), code === 0), ...(problem ? { note: problem } : {}) };
  },
};

/** Which requirements the tests that ran have proven; it reads the reports of the steps before. @type {Step} */
export const specCoverage = {
  name: 'spec coverage',
  run: async (limit) => whole(await script('scripts/spec-coverage.ts', [], limit)),
};

/** @param {string} name @param {string} file @param {readonly string[]} projects @param {readonly string[]} [more] @returns {Step} */
function vitest(name, file, projects, more = []) {
  return {
    name,
    run: async (limit) => {
      const chosen = projects.flatMap((project) => ['--project', project]);
      const output = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${file}.json`];
      const { code, problem } = await runTool('vitest', ['run', ...chosen, ...output, ...more], { limit });
      return { ...countVitest(report(file), code === 0), ...(problem ? { note: problem } : {}) };
    },
  };
}

/** Runs one of our own scripts with the Node that builds. @param {string} path @param {readonly string[]} args @param {number} limit */
function script(path, args, limit) {
  return run(buildNode(), [path, ...args], { cwd: root, env: buildEnv(), limit });
}

/** A step without tests of its own counts as one. @param {{ code: number, problem?: string }} outcome */
function whole({ code, problem }) {
  return {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    notRun: 0,
    ...(problem ? { note: problem } : {}),
  };
}

/** @param {string} name */
function report(name) {
  const path = join(root, 'test-results', `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
