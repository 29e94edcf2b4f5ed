import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A storage whose methods do what is said instead of what they should. */
function storage(act: () => never): Storage {
  return { length: 0, clear: act, getItem: act, key: act, removeItem: act, setItem: act };
}

describe('what the site remembers', () => {
  it('is kept in the storage that was asked for', () => {
    const kept = new Map<string, string>();
    const working = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    vi.stubGlobal('sessionStorage', working);
    writeStored('sidebar', '{}', true);
    expect(readStored('sidebar', true)).toBe('{}');
    expect(readStored('sidebar')).toBeNull();
  });

  it('is nothing where storage is full, blocked or absent, and nothing fails [PRIV-05]', () => {
    for (const name of ['QuotaExceededError', 'SecurityError']) {
      const throwing = storage(() => {
        throw new DOMException('No', name);
      });
      vi.stubGlobal('localStorage', throwing);
      vi.stubGlobal('sessionStorage', throwing);
      for (const session of [false, true]) {
        expect(() => writeStored('sidebar', '{}', session)).not.toThrow();
        expect(readStored('sidebar', session)).toBeNull();
      }
    }
    vi.stubGlobal('localStorage', undefined);
    expect(() => writeStored('sidebar', '{}')).not.toThrow();
    expect(readStored('sidebar')).toBeNull();
  });
});
