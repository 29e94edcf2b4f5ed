import type { AddressInfo } from 'node:net';

/** A server with an address, as Node and Hono's adapter make it. */
interface Listening {
  listening: boolean;
  once(event: 'listening', listener: () => void): unknown;
  address(): AddressInfo | string | null;
}

/** Tells the process that started this one which port was free. */
export function announce(server: Listening): void {
  const tell = () => {
    const address = server.address();
    if (typeof address === 'object') process.send?.(address?.port);
  };
  if (server.listening) tell();
  else server.once('listening', tell);
}
