import process from 'node:process';
import about from '../../package.json' with { type: 'json' };
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { listen, nodeAddress, readIncoming } from '../entry/listen.ts';
import { demoEnvironment, demoWopan, registerClients } from './demo-clients.ts';
import { startFakes } from './fake-server.ts';
import { createWorld } from './world.ts';

/** Where the demonstration may be used from: this machine, on the ports the site tries and Astro's own. */
function localOrigins(): string[] {
  const first = Number(process.env.PORT ?? 8080);
  const ports = [...Array.from({ length: 20 }, (_, step) => first + step), 4321];
  return ports.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]);
}

/**
 * Starts the token server with pretended providers, for trying the tool pages without an account.
 * Every answer carries `demo: true`. Listens on `port`, or on a free one if it is taken.
 */
export async function start(options: { port: number }): Promise<{ address: string; stop(): Promise<void> }> {
  const origins = localOrigins();
  const world = createWorld();
  const environment = demoEnvironment();
  registerClients(world, environment);
  // for trying the form for one's own client
  world.clients.set('own-client', { secret: 'own-secret' });
  const isAllowedRedirect = (redirect: string) => origins.includes(new URL(redirect).origin);
  const fakes = await startFakes({ world: () => world, wopan: demoWopan, isAllowedRedirect, longPoll: 1500 });
  const config = readConfig({
    ...environment,
    SITE_URL: origins[0],
    ALLOWED_ORIGINS: origins.join(','),
    LOG_LEVEL: 'silent',
  });
  const app = createApp({
    config,
    version: about.version,
    log: () => undefined,
    addressOf: nodeAddress(0),
    readBody: readIncoming,
    upstreams: fakes.upstreams,
    demo: true,
  });
  const server = await listen(app.fetch, options.port, '127.0.0.1').catch(() =>
    listen(app.fetch, 0, '127.0.0.1'),
  );
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return {
    address: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await fakes.close();
    },
  };
}
