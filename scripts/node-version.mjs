/** The oldest Node that may start the scripts. */
export const oldestNode = '20.19.0';
/** The oldest Node that may run the build itself (Astro's own floor). */
export const oldestBuildNode = '22.12.0';

/**
 * Says why a Node cannot start the scripts, or nothing when it can.
 * @param {string} version such as `v18.20.4`
 * @returns {string | undefined}
 */
export function startProblem(version) {
  if (isAtLeast(version, oldestNode)) return undefined;
  return [
    `This is Node ${bare(version)}, and the scripts need Node ${oldestNode} or newer.`,
    'Install a newer one from https://nodejs.org/ (or with nvm: nvm install 24), then run the same command again.',
  ].join('\n');
}

/**
 * Chooses the Node that builds: the one of the dependency `node`, else the running one where it is new enough.
 * @param {string | undefined} bundled version of `node_modules/.bin/node`; undefined where it is missing or does not run
 * @param {string} running version of the Node that runs this script
 * @returns {{ use: 'bundled' | 'running' } | { problem: string }}
 */
export function chooseNode(bundled, running) {
  if (bundled && isAtLeast(bundled, oldestBuildNode)) return { use: 'bundled' };
  if (isAtLeast(running, oldestBuildNode)) return { use: 'running' };
  const found = bundled
    ? `node_modules/.bin/node is Node ${bare(bundled)}`
    : 'node_modules/.bin/node is missing or does not run here';
  return {
    problem: [
      `${found}, and the running Node is ${bare(running)}. The build needs Node ${oldestBuildNode} or newer.`,
      'The dependency `node` brings one by its install script; install scripts may be switched off (npm config get ignore-scripts).',
      'Run `npm ci --ignore-scripts=false`, or start with Node 24 from https://nodejs.org/.',
    ].join('\n'),
  };
}

/** @param {string} version @param {string} floor */
function isAtLeast(version, floor) {
  const [have, need] = [bare(version), floor].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  );
  for (let index = 0; index < 3; index++) {
    const difference = (have?.[index] ?? 0) - (need?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** @param {string} version */
function bare(version) {
  return version.trim().replace(/^v/, '');
}
