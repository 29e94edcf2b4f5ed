/** Remembers which renewal gave out a token, without knowing the token. */
export interface Successors {
  /** `token` (a hash) came out of the renewal with this key. */
  note(token: string, key: string): void;
  /** The renewal that gave out this token, asked once. */
  take(token: string): string | undefined;
}

/** At most `cap` tokens, the oldest going first. */
export function createSuccessors(cap = 1000): Successors {
  const keys = new Map<string, string>();
  return {
    note(token, key) {
      keys.set(token, key);
      const [oldest] = keys.keys();
      if (keys.size > cap && oldest !== undefined) keys.delete(oldest);
    },
    take(token) {
      const key = keys.get(token);
      keys.delete(token);
      return key;
    },
  };
}
