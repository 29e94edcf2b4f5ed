/** Where the reader's choice is kept: the name of a server. (API-04) */
export const apiNameKey = 'api_name';

/** The server that is asked where the reader has not chosen, or has chosen one that is gone. (API-04, API-05) */
const byDefault = 'cf';

/** The address of each server by its name. */
export type ApiServers = Readonly<Record<string, string>>;

/** The servers to choose from: on the reader's own machine `local` is one of them. (API-01) */
export function serversAt(origin: string, servers: ApiServers): ApiServers {
  const local = /^http:\/\/(localhost|127\.0\.0\.1)/.test(origin);
  return local ? { ...servers, local: 'http://localhost:3002' } : servers;
}

/** The name of the server to ask; nothing is written where the stored one is gone. (API-05) */
export function chosenServer(servers: ApiServers, stored: string | null): string {
  return stored && Object.hasOwn(servers, stored) ? stored : byDefault;
}

/** The address of a path of the server to ask. (API-06) */
export function apiAddress(servers: ApiServers, stored: string | null, path = ''): string {
  return `${servers[chosenServer(servers, stored)] ?? ''}${path}`;
}
