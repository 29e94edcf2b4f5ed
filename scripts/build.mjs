import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutNetwork } from './offline.mjs';
import { run } from './processes.mjs';
import { buildEnv, buildNode, prepare, root, tool } from './project.mjs';

/**
 * Builds `dist/`: the pages, then what hosts need beside them (redirect rules, headers, precompressed files).
 * @param {{ offline?: boolean, limit?: number }} [options] `offline`: with the network cut off, as tests build;
 *   `limit`: milliseconds for each of the two parts
 * @returns {Promise<{ code: number, problem?: string }>}
 */
export async function build({ offline = false, limit } = {}) {
  // Astro keeps rendered Markdown; plugins and facts may have changed since, and it would not notice.
  for (const path of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']) {
    rmSync(join(root, path), { recursive: true, force: true });
  }
  const [command, args] = tool('astro', ['build']);
  const plain = { command, args, env: buildEnv(), by: undefined };
  const pages = offline ? withoutNetwork(command, args, buildEnv()) : plain;
  if (pages.by)
    console.log(
      `Network cut off by ${pages.by === 'namespace' ? 'a network namespace' : 'a guard inside Node'}.`,
    );
  const options = { cwd: root, env: pages.env, ...(limit === undefined ? {} : { limit }) };
  const built = await run(pages.command, pages.args, options);
  if (built.code !== 0) return built;
  return run(buildNode(), ['scripts/finish.ts'], { ...options, env: buildEnv() });
}

/** Where the fixture site of the tests is built. */
export const fixtureFolder = 'test-results/fixture-site';

/**
 * Builds the fixture site: `tests/fixtures/site`, pages with what real ones lack, from the same source.
 * @param {{ limit?: number }} [options]
 * @returns {Promise<{ code: number, problem?: string }>}
 */
export async function buildFixture({ limit } = {}) {
  const cache = 'node_modules/.cache/fixture-site';
  for (const path of [fixtureFolder, cache]) rmSync(join(root, path), { recursive: true, force: true });
  const env = buildEnv({
    CONTENT_DIR: 'tests/fixtures/site/content',
    OUT_DIR: fixtureFolder,
    CACHE_DIR: cache,
    SITE_URL: 'https://docs.example.com',
    THEME_COLOURS: 'violet,green',
    FULL_SCREEN: 'true',
    FOCUS_MODE: 'true',
    SIDEBAR_PAGE_ICONS: 'true',
    // A counter that answers from its own address: what follows # is not part of the answer.
    PAGE_VIEWS_URL: 'data:application/json,999#',
  });
  const options = { cwd: root, env, ...(limit === undefined ? {} : { limit }) };
  const built = await run(...tool('astro', ['build']), options);
  if (built.code !== 0) return built;
  return run(buildNode(), ['scripts/finish.ts', fixtureFolder, `${fixtureFolder}-rules`], options);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await prepare();
  const fixture = process.argv.includes('--fixture');
  process.exitCode = (await (fixture ? buildFixture() : build())).code;
}
