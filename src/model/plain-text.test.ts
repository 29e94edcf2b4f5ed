import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['Run `docker` with **care** and [a link](/x.html).', 'Run docker with care and a link.'],
  ['One\ntwo\n\nthree', 'One two three'],
  ['## Heading\n\nText.\n\n```bash\ncode\n```\n\n| a |\n|---|\n| b |', 'Text.'],
  ['alist:latest on localhost:5244 at 8:30', 'alist:latest on localhost:5244 at 8:30'],
  ['Press :ui[Add] :since[v3.40.0] :icon[rocket] now', 'Press Add now'],
  [':::tip[Title]\nInside.\n:::\n\n::driver-card[OneDrive]\n\nAfter.', 'Inside. After.'],
  ['- one\n- two', 'one two'],
  ['a <b>c</b> ![alt](/x.png) d[^1]\n\n[^1]: note', 'a c d'],
  ['--data "x"', '--data "x"'],
])('reads %j as %j [SITE-11]', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
