import { readStored, writeStored } from '../../enhance/storage.ts';

/** Where the search keeps what the reader looked for; it never leaves the device. (SRCH-12, PRIV-04) */
export const searchHistoryKey = 'search-history';

/** A result the reader wants to find again. */
export interface SavedResult {
  title: string;
  section: string;
  path: string;
}

export interface SearchHistory {
  /** Queries, newest first. */
  recent: string[];
  saved: SavedResult[];
}

const mostRecent = 6;
const mostSaved = 12;

/** What is kept; anything unreadable counts as nothing. (PRIV-05) */
export function readHistory(): SearchHistory {
  try {
    const { recent, saved } = JSON.parse(readStored(searchHistoryKey) ?? '{}');
    return { recent: listOf(recent, isQuery), saved: listOf(saved, isSaved) };
  } catch {
    return { recent: [], saved: [] };
  }
}

export function writeHistory(history: SearchHistory): void {
  writeStored(searchHistoryKey, JSON.stringify(history));
}

/** With a query at the front. */
export function withRecent(history: SearchHistory, query: string): SearchHistory {
  const recent = [query, ...history.recent.filter((other) => other !== query)].slice(0, mostRecent);
  return { ...history, recent };
}

export function withoutRecent(history: SearchHistory, query: string): SearchHistory {
  return { ...history, recent: history.recent.filter((other) => other !== query) };
}

/** With a result saved, or no longer, where it was. */
export function withToggled(history: SearchHistory, { title, section, path }: SavedResult): SearchHistory {
  const others = history.saved.filter((other) => other.path !== path);
  const wasSaved = others.length < history.saved.length;
  return {
    ...history,
    saved: wasSaved ? others : [{ title, section, path }, ...others].slice(0, mostSaved),
  };
}

function listOf<T>(value: unknown, isItem: (item: unknown) => item is T): T[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

function isQuery(item: unknown): item is string {
  return typeof item === 'string';
}

/** A path of this site only, so that nothing else in storage can become a link. */
function isSaved(item: unknown): item is SavedResult {
  const { title, section, path } = Object(item);
  return (
    typeof title === 'string' &&
    typeof section === 'string' &&
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path)
  );
}
