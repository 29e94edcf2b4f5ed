/** The token servers a reader may choose from, by name: address without a slash at its end. (API-01) */
export const apiServers: Readonly<Record<string, string>> = {
  cf: 'http://localhost:3002',
  cn: 'http://localhost:3002',
  de: 'http://localhost:3002',
};
