import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAdapter, SearchResult } from '../../model/search/adapter.ts';
import { searchSession } from './session.ts';

function result(path: string): SearchResult {
  return { title: path, section: '', snippet: '', path, score: 1 };
}

/** A search that answers with one page named after the query, after a while. */
function fake(milliseconds = 0) {
  const asked: string[] = [];
  const adapter: SearchAdapter = {
    async search(query) {
      asked.push(query);
      await new Promise((done) => setTimeout(done, milliseconds));
      return [result(`/${query}`)];
    },
  };
  return { adapter, asked };
}

const unreachable: SearchAdapter = {
  async search() {
    throw new Error('offline');
  },
};

describe('searchSession', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks a remote search once, 500 ms after the last letter [SRCH-04]', async () => {
    const { adapter, asked } = fake();
    const session = searchSession([{ adapter, delay: 500 }], 'en');
    for (const text of ['d', 'do', 'doc', 'dock']) {
      session.ask(text);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(399);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['dock']);
  });

  it('shows only the answer to the newest query, though an older one comes later [SRCH-04]', async () => {
    const adapter: SearchAdapter = {
      async search(query) {
        await new Promise((done) => setTimeout(done, query === 'old' ? 900 : 100));
        return [result(`/${query}`)];
      },
    };
    const session = searchSession([{ adapter, delay: 0 }], 'en');
    session.ask('old');
    session.ask('new');
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.getState()).toMatchObject({ query: 'new', groups: [[{ path: '/new' }]] });
  });

  it('asks a local search without waiting, with the language of the page [SRCH-05, SRCH-06]', async () => {
    const search = vi.fn(async () => [result('/zh/a')]);
    searchSession([{ adapter: { search }, delay: 0 }], 'zh').ask('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(search).toHaveBeenCalledWith('a', expect.objectContaining({ language: 'zh' }));
  });

  it('takes any adapter, and adds what a later one finds without repeating a path [SRCH-14]', async () => {
    const late: SearchAdapter = { search: async () => [result('/a'), result('/b')] };
    const session = searchSession(
      [
        { adapter: fake().adapter, delay: 0 },
        { adapter: late, delay: 50 },
      ],
      'en',
    );
    session.ask('a');
    await vi.advanceTimersByTimeAsync(10);
    expect(session.getState()).toMatchObject({ status: 'searching', groups: [[{ path: '/a' }], []] });
    await vi.advanceTimersByTimeAsync(50);
    expect(session.getState()).toMatchObject({
      status: 'done',
      groups: [[{ path: '/a' }], [{ path: '/b' }]],
    });
  });

  it('fails only where nothing was found, and asks again when the same query is typed again [ERR-04]', async () => {
    let reachable = false;
    const adapter: SearchAdapter = {
      search: (query, options) => (reachable ? fake().adapter : unreachable).search(query, options),
    };
    const session = searchSession([{ adapter, delay: 0 }], 'en');
    session.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getState().status).toBe('failed');
    reachable = true;
    session.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getState()).toMatchObject({ status: 'done', groups: [[{ path: '/a' }]] });
  });

  it('shows what one search found though another cannot be reached', async () => {
    const session = searchSession(
      [
        { adapter: fake().adapter, delay: 0 },
        { adapter: unreachable, delay: 0 },
      ],
      'en',
    );
    session.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getState()).toMatchObject({ status: 'done', groups: [[{ path: '/a' }], []] });
  });

  it('forgets everything when the field is emptied', async () => {
    const session = searchSession([{ adapter: fake().adapter, delay: 0 }], 'en');
    session.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    session.ask('  ');
    expect(session.getState()).toEqual({ query: '', status: 'idle', groups: [] });
  });
});
