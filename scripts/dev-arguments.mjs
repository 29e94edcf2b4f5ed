/**
 * What the development server is started with: the same port and host as the server of a build.
 * @param {{ PORT?: string, HOST?: string }} environment
 * @returns {string[]}
 */
export function devArguments({ PORT, HOST }) {
  return ['dev', '--port', PORT || '8080', '--host', HOST || '127.0.0.1'];
}
