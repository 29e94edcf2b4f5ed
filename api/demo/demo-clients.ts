import { pairs } from '../config/variables.ts';
import type { World } from './world.ts';

/** WoPan's pretended web client. */
export const demoWopan = { id: 'demo-wopan', secret: 'demo-wopan-key-1', iv: 'demo-wopan-iv-16' };

/** The environment of a server whose every provider has a pretended default client. */
export function demoEnvironment(): Record<string, string> {
  const environment: Record<string, string> = {
    APP_ID_115: '100100',
    WOPAN_CLIENT_ID: demoWopan.id,
    WOPAN_CLIENT_SECRET: demoWopan.secret,
    WOPAN_AES_IV: demoWopan.iv,
  };
  for (const pair of Object.keys(pairs)) {
    environment[`${pair}_CLIENT_ID`] = `demo-${pair.toLowerCase()}`;
    environment[`${pair}_CLIENT_SECRET`] = `demo-secret-${pair.toLowerCase()}`;
  }
  return environment;
}

/** Makes the clients of an environment known to pretended providers. */
export function registerClients(world: World, environment: Record<string, string>): void {
  for (const pair of Object.keys(pairs)) {
    const id = environment[`${pair}_CLIENT_ID`];
    const secret = environment[`${pair}_CLIENT_SECRET`];
    if (id && secret) world.clients.set(id, { secret });
  }
  world.clients.set('', { secret: 'x' });
}
