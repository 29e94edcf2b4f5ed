import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './processes.mjs';
import { buildNode, prepare, root, runTool } from './project.mjs';

/**
 * Builds `dist/`: pages, then what hosts need beside them (redirect rules, headers, precompressed files).
 * @returns {Promise<{ code: number, problem?: string }>}
 */
export async function build() {
  // Astro keeps rendered Markdown; plugins and facts may have changed since, and it would not notice.
  for (const path of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']) {
    rmSync(join(root, path), { recursive: true, force: true });
  }
  const pages = await runTool('astro', ['build']);
  if (pages.code !== 0) return pages;
  return run(buildNode(), ['scripts/finish.ts'], { cwd: root });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await prepare();
  process.exitCode = (await build()).code;
}
