import { plainName, wordTokens } from './tokens.ts';

/** A piece of a text; marked where it answers the query. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** A text in pieces, with the words of the query marked: whole where they stand together, else one by one. */
export function highlight(text: string, query: string): TextPart[] {
  const whole = plainName(query).split(' ').filter(Boolean);
  if (whole.length === 0) return [{ text, marked: false }];
  const singles = [...new Set(whole.flatMap(words))].sort((a, b) => b.length - a.length);
  const pattern = [whole.map(escaped).join('[\\s_./:-]+'), ...singles.map(escaped)].join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((part, at) => ({ text: part, marked: at % 2 === 1 }))
    .filter((part) => part.text);
}

/** Words worth marking: Latin ones from two letters, since one letter stands everywhere; Chinese ones as words and whole. */
function words(part: string): string[] {
  return [part, ...wordTokens(part)].filter((word) => word.length > 1);
}

function escaped(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
