/** A path as a reader writes it; as it is where it cannot be decoded. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
