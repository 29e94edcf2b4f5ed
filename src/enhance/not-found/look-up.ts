/** What finds the place of an unknown path in the table of all paths. (NF-07, RTE-30) */
export { closestPaths } from '../../model/not-found.ts';
export { resolve, withQueryAndHash } from '../../model/redirects.ts';
