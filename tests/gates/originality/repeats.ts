import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Shingle, shingles } from './shingles.ts';

/** Bytes of a hash in `known.bin`. */
const hashSize = 6;

/** True for a run that stands in the documentation we compare with. */
export type IsKnown = (run: Shingle) => boolean;

/**
 * Knows the runs of the public documentation of AList and its forks by `known.bin`: the sorted hashes of every run of
 * nine words or fourteen Chinese characters. Hashes, so that two texts can be compared without keeping the other.
 */
export function knownRuns(bin = readFileSync(join(import.meta.dirname, 'known.bin'))): IsKnown {
  return ({ hash }) => {
    let low = 0;
    let high = bin.length / hashSize - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = hash.compare(bin, middle * hashSize, (middle + 1) * hashSize);
      if (order === 0) return true;
      if (order > 0) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  };
}

/** Where a text repeats a known run, one line for each line of it: the file, the line and the first words. */
export function repeats(file: string, text: string, isKnown: IsKnown): string[] {
  const byLine = new Map<number, string>();
  for (const run of shingles(text).filter(isKnown)) {
    if (!byLine.has(run.line)) byLine.set(run.line, run.text);
  }
  return [...byLine].map(([line, words]) => `${file}:${line}: "${words}"; say it in our own words`);
}
