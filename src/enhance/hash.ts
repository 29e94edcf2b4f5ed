/** The id that a hash names, as it stands in the page; nothing where it cannot be decoded. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
