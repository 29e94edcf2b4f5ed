const combiningMarks = /[\u0300-\u036f]/g;
const controlCharacters = /\p{Cc}/gu;
const separators = /[\s!-/:-@[-`{-~\u2018\u2019\u201c\u201d]+/g;

/**
 * The id of a heading. Deep links all over the web depend on this rule: decompose, drop combining marks and
 * control characters, turn runs of spaces, ASCII punctuation and curly quotes into `-`, trim `-`, put `_` before
 * a leading digit, lower-case. (RTE-31)
 */
export function headingId(text: string): string {
  return text
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .replace(controlCharacters, '')
    .replace(separators, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();
}

/** Hands out the ids of one page: a repeated text gets `-1`, `-2`; a text of punctuation only is `section`. (RTE-31) */
export function createSlugger(taken: Iterable<string> = []): (text: string) => string {
  const used = new Set(taken);
  return (text) => {
    const base = headingId(text) || 'section';
    let id = base;
    for (let repeat = 1; used.has(id); repeat++) id = `${base}-${repeat}`;
    used.add(id);
    return id;
  };
}
