import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test.each([
  ['', 0],
  ['one two three', 3],
  ["don't", 2],
  ['user@example.org reads v3.63.0 at /guide/x.html', 5],
  ['网盘', 2],
  ['挂载 OneDrive，刷新令牌', 7],
  ['Привет, мир', 2],
  ['... — / @ .', 0],
])('counts in %j %i words [RT-01]', (text, words) => {
  expect(readingTime(text).words).toBe(words);
});

test('takes two minutes for 600 words, and rounds to two decimals [RT-01]', () => {
  expect(readingTime('word '.repeat(600)).minutes).toBe(2);
  expect(readingTime('word '.repeat(40)).minutes).toBe(0.13);
});
