import type { Language } from '../language.ts';

/** A hosted service that is asked in place of the local index. (SRCH-07) */
export interface HostedSearch {
  appId: string;
  /** The key that may only search. */
  apiKey: string;
  index: string;
}

/** Texts of the dialog, in one language. */
export type SearchTexts = Record<
  | 'placeholder'
  | 'recent'
  | 'saved'
  | 'names'
  | 'inText'
  | 'searching'
  | 'empty'
  | 'failed'
  | 'failedHint'
  | 'noResults'
  | 'tryInstead'
  | 'report'
  | 'reportTitle'
  | 'remove'
  | 'save'
  | 'unsave'
  | 'oneResult'
  | 'results'
  | 'list'
  | 'move'
  | 'open'
  | 'newTab'
  | 'close',
  string
>;

/** All that the search island works with. */
export interface SearchSettings {
  language: Language;
  /** Address of the sprite. */
  sprite: string;
  texts: SearchTexts;
  /** Queries to suggest where nothing was found and nothing is similar. (SRCH-11) */
  suggestions: string[];
  /** Where a missing result is reported; the title of the report is appended. None without a repository. (SRCH-11) */
  reportUrl?: string | undefined;
  hosted?: HostedSearch | undefined;
}

/** What the page gives it; the texts come with the island, so that no page carries them. */
export type PageSearchSettings = Omit<SearchSettings, 'texts' | 'suggestions'>;
