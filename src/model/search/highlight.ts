import { wordTokens } from './tokens.ts';

/** A piece of a text; marked where it answers the query. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** A text in pieces, with the words of the query marked: whole where they stand together, else one by one. */
export function highlight(text: string, query: string): TextPart[] {
  const whole = query.trim();
  const terms = [whole, ...words(whole)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (terms.length === 0 || !text) return [{ text, marked: false }];
  const pattern = new RegExp(`(${terms.map(escaped).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, at) => ({ text: part, marked: at % 2 === 1 }))
    .filter((part) => part.text);
}

/** Words worth marking: Latin ones from two letters, since one letter stands everywhere; Chinese ones of any length. */
function words(query: string): string[] {
  const han = query.match(/\p{Script=Han}+/gu)?.filter((run) => run.length > 1) ?? [];
  return [...new Set([...han, ...wordTokens(query).filter((word) => word.length > 1)])];
}

function escaped(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
