/** What is kept under a key, or null: storage that is blocked counts as empty. (PRIV-05) */
export function readStored(key: string, session = false): string | null {
  try {
    return (session ? sessionStorage : localStorage).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value where storage allows it; otherwise it is just not remembered. (PRIV-05) */
export function writeStored(key: string, value: string, session = false): void {
  try {
    (session ? sessionStorage : localStorage).setItem(key, value);
  } catch {
    // Blocked or full: nothing depends on the value being there.
  }
}
