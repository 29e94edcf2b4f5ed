import { plainName, wordTokens } from '../../model/search/tokens.ts';

/** What is read of a page that Pagefind found. */
export interface Fragment {
  url: string;
  raw_content: string;
  meta: { title?: string };
  anchors: { element: string; id: string; text: string; location: number }[];
  /** Numbers of the words that matched. */
  locations: number[];
}

/** The place in a page that answers a query best. */
export interface Find {
  /** Id of the heading or row, or empty above the first. */
  id: string;
  section: string;
  snippet: string;
}

/** Words shown before and after the find. */
const before = 6;
const after = 24;
/** Words that a key may fall into: Chinese text parts `site_url` at its signs. */
const longestKey = 16;
/** Words within which a query's words belong together. */
const together = 10;

/** The best place of a page, or null where the text holds none of the words (Pagefind also takes what looks alike). */
export function bestFind({ raw_content, anchors, locations }: Fragment, query: string): Find | null {
  const words = wordsOf(raw_content);
  const terms = [...new Set(wordTokens(query))];
  const phrase = plainName(query);
  const closeness = (location: number) => {
    const near = plainName(words.slice(location, location + together).join(''));
    const hits = terms.filter((term) => near.includes(stem(term))).length;
    return near.startsWith(phrase) ? terms.length + 2 : hits + (near.includes(phrase) ? 1 : 0);
  };
  let best = { location: -1, score: 0 };
  for (const location of locations) {
    const score = closeness(location);
    if (score > best.score) best = { location, score };
  }
  if (best.location < 0) return null;
  const places = anchors.filter(isPlace).sort((a, b) => a.location - b.location);
  const at = places.findLastIndex((place) => place.location <= best.location);
  const [place, next] = [places[at], places[at + 1]];
  const start = Math.max(place?.location ?? 0, best.location - before);
  const end = Math.min(next?.location ?? words.length, best.location + after);
  return {
    id: place?.id ?? '',
    section: place ? place.text || keyOf(words.slice(place.location, place.location + longestKey)) : '',
    snippet: `${start > (place?.location ?? 0) ? '… ' : ''}${plain(words.slice(start, end))}`,
  };
}

/** A row is called by its key: what stands before the first white space. */
function keyOf(words: readonly string[]): string {
  return plain(words).split(' ')[0] ?? '';
}

/** The beginning that the forms of an English word share. */
function stem(term: string): string {
  return /^[a-z]{6,}$/.test(term) ? term.slice(0, -2) : term;
}

function isPlace({ element, text }: Fragment['anchors'][number]): boolean {
  return element === 'tr' || (/^h[2-6]$/.test(element) && text !== '');
}

/** Chinese text comes with its words parted by zero-width spaces, other text by white space. */
function wordsOf(content: string): string[] {
  const text = content.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  return text.includes('\u200b') ? text.split('\u200b') : text.split(/\s+/).map((word) => `${word} `);
}

/** Words as a line of text; Pagefind ends cells and items with a full stop, which Chinese writes otherwise. */
function plain(words: readonly string[]): string {
  return words
    .join('')
    .replace(/(?<=\p{Script=Han})\. /gu, ' · ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\p{Po}\p{Pe}\p{Pd}\s]+(?=.)|\.$/gu, '');
}
