/**
 * Says what keeps `node_modules` from being what the lockfile describes, or nothing when it is.
 * npm writes what it installed to `node_modules/.package-lock.json`, as its last act.
 * @param {Lockfile} lock `package-lock.json`
 * @param {Lockfile | undefined} installed `node_modules/.package-lock.json`
 * @returns {string | undefined}
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }> }} Lockfile
 */
export function installProblem(lock, installed) {
  if (!installed) return 'nothing is installed yet';
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const found = installed.packages[path];
    if (!found && (wanted.optional || wanted.devOptional)) continue;
    if (!found) return `${nameOf(path)} is not installed`;
    if (found.version !== wanted.version)
      return `${nameOf(path)} is ${found.version}, the lockfile wants ${wanted.version}`;
  }
  return undefined;
}

/**
 * The optional packages that a lockfile names but does not describe; `npm ci` refuses such a lockfile.
 * @param {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} lock
 * @returns {string[]}
 */
export function undescribedPackages(lock) {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  );
}

/** @param {string} path such as `node_modules/a/node_modules/b` */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
