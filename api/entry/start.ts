import about from '../../package.json' with { type: 'json' };
import { createApp } from '../app.ts';
import { configuredNames, readConfig } from '../config/config.ts';
import { isWanted } from '../http/log.ts';
import { listen, nodeAddress, nodeOrigin, readIncoming, shutDown } from './listen.ts';
import { createLogWriter } from './log-writer.ts';

/** A running server. */
export interface Running {
  port: number;
  /** Takes no more requests, lets those under way end, writes the rest of the log. */
  stop(): Promise<void>;
}

/**
 * Starts the server that an environment describes; `write` takes its log.
 * Throws `ConfigError`, or the error of a port that cannot be had.
 */
export async function start(
  environment: Record<string, unknown>,
  write: (text: string) => void,
): Promise<Running> {
  const config = readConfig(environment);
  const { log, flush } = createLogWriter(write);
  const app = createApp({
    config,
    version: about.version,
    log,
    addressOf: nodeAddress(config.trustProxy),
    originOf: nodeOrigin,
    readBody: readIncoming,
  });
  const server = await listen(app.fetch, config.port, config.host, (request_id, { status, code }) => {
    if (!isWanted('info', config.logLevel)) return;
    log({ time: new Date().toISOString(), level: 'info', request_id, route: '-', status, error: code });
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const say = (message: string) => {
    if (isWanted('info', config.logLevel)) log({ time: new Date().toISOString(), level: 'info', message });
  };
  say(`listening on http://${config.host}:${port}`);
  say(`default clients: ${configuredNames(config).join(', ') || 'none'}`);
  flush();
  return {
    port,
    async stop() {
      say('ending');
      await shutDown(server, 15_000);
      flush();
    },
  };
}
