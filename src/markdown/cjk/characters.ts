/** Characters of scripts that are written without spaces: Han, Kana and their punctuation (not Hangul). */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** Punctuation of the CJK and full-width blocks. */
export const cjkPunctuation = /[\u3001-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/u;

/** What CommonMark calls punctuation: Unicode's classes P and S. */
export const punctuation = /[\p{P}\p{S}]/u;
