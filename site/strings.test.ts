import { expect, it } from 'vitest';
import { notFoundHints, phrases, strings, stringsOf } from './strings.ts';

it('has every text in both languages, none of them empty [SITE-23]', () => {
  for (const [key, texts] of Object.entries({ ...strings, ...phrases, ...notFoundHints })) {
    if (key === 'en' || key === 'zh') continue;
    expect(Object.keys(texts), key).toEqual(['en', 'zh']);
    for (const text of Object.values(texts)) expect(text.length, key).toBeGreaterThan(0);
  }
  expect(notFoundHints.zh).toHaveLength(notFoundHints.en.length);
  expect(Object.keys(stringsOf('zh'))).toEqual(Object.keys(stringsOf('en')));
});

it('stops where a text is missing, and names language and key [SITE-06]', () => {
  // The texts are constants to everybody else.
  const home = strings.home as { zh: string };
  const text = home.zh;
  home.zh = '';
  try {
    expect(() => stringsOf('zh')).toThrow(/"home" has no text for "zh"/);
    expect(() => stringsOf('en')).not.toThrow();
  } finally {
    home.zh = text;
  }
});
