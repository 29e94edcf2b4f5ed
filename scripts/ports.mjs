import { createServer } from 'node:net';

/**
 * Listens on a port, or on the next free one, and says so when it had to move.
 * @param {import('node:net').Server} server
 * @param {{ port: number, host: string, name: string, attempts?: number }} wish `name` stands in the line about moving
 * @returns {Promise<number>} the port it listens on
 */
export async function listen(server, { port, host, name, attempts = 20 }) {
  for (let candidate = port; candidate < port + attempts; candidate++) {
    if (!(await tryToListen(server, candidate, host))) continue;
    if (candidate !== port) console.log(`Port ${port} is taken, so ${name} uses port ${candidate}.`);
    return candidate;
  }
  throw new Error(
    `No free port for ${name} from ${port} to ${port + attempts - 1}. Set PORT to another one.`,
  );
}

/** @param {import('node:net').Server} server @param {number} port @param {string} host @returns {Promise<boolean>} */
function tryToListen(server, port, host) {
  return new Promise((resolve, reject) => {
    /** @param {NodeJS.ErrnoException} error */
    const onError = (error) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen(port, host);
  });
}

/** A port that is free now, this one or one of the next. @param {number} port @returns {Promise<number>} */
export async function freePort(port) {
  const server = createServer();
  const found = await listen(server, { port, host: '127.0.0.1', name: 'this run' });
  await new Promise((done) => server.close(done));
  return found;
}
