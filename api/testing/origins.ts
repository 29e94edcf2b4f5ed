/** The site of the tests. */
export const site = 'https://docs.example';

/** The statuses for a program, the own site, another site, and a page without an origin of its own. */
export function statusesByOrigin(base: string): Promise<number[]> {
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${base}/v1/providers`, { headers })).status;
  return Promise.all([
    ask({}),
    ask({ origin: site }),
    ask({ origin: 'https://evil.example' }),
    ask({ origin: 'null' }),
  ]);
}
