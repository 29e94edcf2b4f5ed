import type { Language } from '../../model/language.ts';
import type { SearchResult, SearchTier } from '../../model/search/adapter.ts';

/** What the dialog shows. */
export interface SearchState {
  /** The query that the results answer; empty before the first. */
  query: string;
  /** `searching` until every tier has answered; `failed` where nothing was found and a tier could not be reached. */
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** One list for each tier, in its order, without what an earlier one has. */
  groups: SearchResult[][];
}

export interface SearchSession {
  getState(): SearchState;
  /** Calls back after every change; returns what stops it. */
  subscribe(listener: () => void): () => void;
  /** Asks for a query, and forgets every older one. */
  ask(query: string): void;
  suggest(query: string): string | undefined;
}

const idle: SearchState = { query: '', status: 'idle', groups: [] };

/** Puts queries to every tier and merges the answers; only those to the newest query count. (SRCH-04, SRCH-05, ERR-04) */
export function searchSession(tiers: readonly SearchTier[], language: Language): SearchSession {
  const listeners = new Set<() => void>();
  let state = idle;
  let running = new AbortController();
  const set = (next: SearchState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const ask = (text: string) => {
    const query = text.trim();
    if (query === state.query && state.status !== 'failed' && state.status !== 'idle') return;
    running.abort();
    running = new AbortController();
    const { signal } = running;
    if (!query) {
      set(idle);
      return;
    }
    const answers: (SearchResult[] | 'failed' | undefined)[] = tiers.map(() => undefined);
    // What was found for the last letters stays until there is something newer to show.
    set({ ...state, query, status: 'searching' });
    for (const [at, { adapter, delay }] of tiers.entries()) {
      rest(delay, signal)
        .then(() => adapter.search(query, { language, signal }))
        .catch(() => 'failed' as const)
        .then((answer) => {
          if (signal.aborted) return;
          answers[at] = answer;
          set({ query, status: statusOf(answers), groups: merged(answers) });
        });
    }
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    suggest: (query) => tiers.map(({ adapter }) => adapter.suggest?.(query)).find(Boolean),
  };
}

function statusOf(answers: readonly (SearchResult[] | 'failed' | undefined)[]): SearchState['status'] {
  if (answers.includes(undefined)) return 'searching';
  const found = answers.some((answer) => Array.isArray(answer) && answer.length > 0);
  return !found && answers.includes('failed') ? 'failed' : 'done';
}

function merged(answers: readonly (SearchResult[] | 'failed' | undefined)[]): SearchResult[][] {
  const seen = new Set<string>();
  return answers.map((answer) =>
    Array.isArray(answer) ? answer.filter(({ path }) => !seen.has(path) && seen.add(path)) : [],
  );
}

/** Waits, without a timer where there is nothing to wait for; an abort leaves it waiting for ever. */
function rest(delay: number, signal: AbortSignal): Promise<void> {
  if (delay === 0) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(done, delay);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
