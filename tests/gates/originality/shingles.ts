import { createHash } from 'node:crypto';

/** How many Latin words make a run. */
const wordsInRun = 9;

/** How many Chinese characters make a run. */
const hanInRun = 14;

/** A run of words or of Chinese characters; runs overlap, so that no sentence slips through between two. */
export interface Shingle {
  text: string;
  /** The first 6 bytes of its SHA-1, as `known.bin` keeps them. */
  hash: Buffer;
  /** The line it begins on, from 1. */
  line: number;
}

/** Every run of a text. A full stop, a table's border, a blank line and `¦` (what was left out) end a run of words. */
export function shingles(text: string): Shingle[] {
  const lines = text.split('\n');
  return [...lines.flatMap(runsOfHan), ...runsOfWords(lines)];
}

function runsOfHan(line: string, index: number): Shingle[] {
  const sentences = line.match(/\p{Script=Han}[\p{Script=Han}，、；：]*/gu) ?? [];
  return sentences.flatMap((sentence) => {
    const han = sentence.replace(/[^\p{Script=Han}]/gu, '');
    const runs = Math.max(0, han.length - hanInRun + 1);
    return Array.from({ length: runs }, (_, start) => shingle(han.slice(start, start + hanInRun), index));
  });
}

function runsOfWords(lines: readonly string[]): Shingle[] {
  const found: Shingle[] = [];
  let words: { token: string; index: number }[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^\s*(\||$)/.test(line)) words = [];
    const latin = line.replace(/\p{Script=Han}+/gu, ' ¦ ').toLowerCase();
    for (const token of latin.match(/[a-z0-9']+|[¦.!?|]/g) ?? []) {
      words = /^[¦.!?|]$/.test(token) ? [] : [...words, { token, index }].slice(-wordsInRun);
      const [first] = words;
      if (first && words.length === wordsInRun)
        found.push(shingle(words.map((word) => word.token).join(' '), first.index));
    }
  }
  return found;
}

function shingle(text: string, index: number): Shingle {
  return { text, hash: createHash('sha1').update(text).digest().subarray(0, 6), line: index + 1 };
}
