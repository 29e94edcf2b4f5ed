/** A function whose last results are kept, at most `cap` of them: for hashes that are asked for again and again. */
export function memo(work: (text: string) => string, cap = 1000): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = work(text);
    if (known.size >= cap) known.clear();
    known.set(text, made);
    return made;
  };
}
