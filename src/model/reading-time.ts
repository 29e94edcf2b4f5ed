/** How long a text takes to read. */
export interface ReadingTime {
  /** At 300 words a minute, rounded to two decimals. */
  minutes: number;
  words: number;
}

const wordsPerMinute = 300;
const latinOrCyrillic =
  /[\p{Script=Latin}\p{Script=Cyrillic}\d.@/]*[\p{Script=Latin}\p{Script=Cyrillic}\d][\p{Script=Latin}\p{Script=Cyrillic}\d.@/]*/gu;
const ideograph = /\p{Script=Han}/gu;

/** Counts Latin and Cyrillic words (letters, digits, `.`, `@`, `/`) and every CJK ideograph. (RT-01) */
export function readingTime(text: string): ReadingTime {
  const words = (text.match(latinOrCyrillic)?.length ?? 0) + (text.match(ideograph)?.length ?? 0);
  return { minutes: Math.round((words / wordsPerMinute) * 100) / 100, words };
}
