const run = /(\p{Script=Han}+)|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/**
 * The terms of a text, for the index and for queries alike: lower-case words of letters and digits (`site_url` gives
 * `site` and `url`), and every two neighbours of a Chinese run (`反向代理` gives `反向`, `向代`, `代理`), so that a word
 * is found wherever it stands in a sentence. A lone Chinese character is a term of its own. (SRCH-13)
 */
export function tokens(text: string): string[] {
  return [...text.normalize('NFKC').toLowerCase().matchAll(run)].flatMap(([word, han]) =>
    han ? pairs(han) : [word],
  );
}

/**
 * The terms of a query whose Chinese is taken apart into words first, so that words in another order are found too:
 * `密码管理员` asks for `密码` and `管理` and not for `码管`.
 */
export function wordTokens(query: string): string[] {
  if (!('Segmenter' in Intl)) return tokens(query);
  const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(query)];
  return words.flatMap(({ segment }) => tokens(segment));
}

/** A text as names are compared: no case, and one space for whatever joins words. */
export function plainName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-./:,`"'“”]+/g, ' ')
    .trim();
}

function pairs(han: string): string[] {
  const characters = [...han];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
