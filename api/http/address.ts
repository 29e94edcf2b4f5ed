/** The eight groups of an IPv6 address, or `undefined` if it is none. */
function groupsOf(address: string): number[] | undefined {
  const [head = '', tail, ...more] = address.split('::');
  if (more.length > 0) return undefined;
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const left = parse(head);
  const right = tail === undefined ? [] : parse(tail);
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...left, ...Array.from({ length: missing }, () => 0), ...right];
  return groups.every((group) => group >= 0 && group <= 0xffff) ? groups : undefined;
}

/**
 * What the limiter counts by: an IPv4 address, or the /64 network of an IPv6 address, because one client
 * owns all of it. Anything else counts as one common client.
 */
export function limitKey(address: string): string {
  const bare = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(bare)) return bare;
  const hex = bare.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const groups = /^[0-9a-f:]+$/i.test(hex) ? groupsOf(hex) : undefined;
  return groups
    ? groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')
    : 'unknown';
}

/**
 * The address of the client behind `hops` trusted proxies: the entry that the outermost of them wrote.
 * With 0 hops, or fewer entries than hops, the header is not believed.
 */
export function forwardedAddress(header: string | null, hops: number, socket: string): string {
  if (hops === 0 || !header) return socket;
  const entries = header.split(',').map((entry) => entry.trim());
  return entries.at(-hops) ?? socket;
}
