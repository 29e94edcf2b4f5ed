import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readHistory,
  searchHistoryKey,
  withoutRecent,
  withRecent,
  withToggled,
  writeHistory,
} from './history.ts';

const nothing = { recent: [], saved: [] };
const page = { title: 'Docker', section: '', path: '/guide/install/docker.html' };

describe('the search history', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps queries with the newest first, each once, six at most [SRCH-12]', () => {
    const queries = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b'];
    const history = queries.reduce(withRecent, { recent: [], saved: [] });
    expect(history.recent).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
    expect(withoutRecent(history, 'g').recent).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  it('saves a result and removes it again [SRCH-12]', () => {
    const saved = withToggled(nothing, page);
    writeHistory(saved);
    expect(readHistory()).toEqual({ recent: [], saved: [page] });
    expect(withToggled(saved, page)).toEqual(nothing);
  });

  it('takes anything unreadable for nothing [PRIV-05]', () => {
    for (const text of ['{', 'null', '[]', '{"recent":[1],"saved":[{"title":"x"}]}']) {
      kept.set(searchHistoryKey, text);
      expect(readHistory()).toEqual(nothing);
    }
  });

  it('makes no link of what is no path of this site', () => {
    for (const path of ['javascript:alert(1)', '//evil.example', 'https://evil.example']) {
      kept.set(searchHistoryKey, JSON.stringify({ recent: [], saved: [{ ...page, path }] }));
      expect(readHistory().saved).toEqual([]);
    }
  });

  it('works where storage throws [PRIV-05]', () => {
    vi.stubGlobal('localStorage', undefined);
    writeHistory(nothing);
    expect(readHistory()).toEqual(nothing);
  });
});
