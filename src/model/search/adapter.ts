import type { Language } from '../language.ts';

/** One answer of any search, as the dialog shows it. All text is plain. (SRCH-14) */
export interface SearchResult {
  /** Title of the page. */
  title: string;
  /** The heading or row of the page that is meant; empty for the page itself. */
  section: string;
  /** Words around the find; empty where only a name was found. */
  snippet: string;
  /** Path of this site, with the hash of the section. (SRCH-09) */
  path: string;
  /** Higher is better; comparable within one adapter only. */
  score: number;
}

export interface SearchOptions {
  /** Only pages of this language are found. (SRCH-06) */
  language: Language;
  /** Aborted as soon as a newer query is typed. */
  signal: AbortSignal;
}

/** The one door to every search, local or hosted. Rejects where the search cannot be reached. (SRCH-14) */
export interface SearchAdapter {
  search(query: string, options: SearchOptions): Promise<SearchResult[]>;
  /** Another query worth trying, where nothing was found. (SRCH-11) */
  suggest?(query: string): string | undefined;
}

/** An adapter and how long after the last key press it is asked, in milliseconds. (SRCH-04, SRCH-05) */
export interface SearchTier {
  adapter: SearchAdapter;
  delay: number;
}
