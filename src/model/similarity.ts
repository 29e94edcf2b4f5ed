/** How alike two texts are, 0 to 1: Dice's coefficient over pairs of letters. */
export function similarity(a: string, b: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2));
  const left = pairs(a);
  const right = pairs(b);
  const rest = [...right];
  const shared = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return left.length + right.length === 0 ? 0 : (2 * shared.length) / (left.length + right.length);
}
