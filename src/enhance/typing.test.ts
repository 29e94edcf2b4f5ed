import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { graphemes, typeTitles } from './typing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function typed(...titles: string[]) {
  const shown: string[] = [];
  const stop = typeTitles(titles, (text) => shown.push(text));
  const later = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return shown.at(-1);
  };
  return { shown, stop, later };
}

describe('typed titles', () => {
  it('type a character every 150 ms and go on to the next title 1000 ms after the last one, around the end [PORT-03]', () => {
    const { later } = typed('abc', 'de');
    expect(later(299)).toBe('ab');
    expect(later(1)).toBe('abc');
    expect(later(999)).toBe('abc');
    expect(later(1)).toBe('d');
    expect(later(150)).toBe('de');
    expect(later(1000)).toBe('a');
  });

  it('leave a single title standing, show nothing for none, and type equal neighbours again [PORT-04]', () => {
    const one = typed('ab');
    expect(one.later(60_000)).toBe('ab');
    expect(one.shown).toEqual(['a', 'ab']);
    const none = typed();
    expect(none.later(60_000)).toBeUndefined();
    const equal = typed('x', 'x');
    equal.later(3000);
    expect(equal.shown.length).toBeGreaterThan(2);
  });

  it('stop when the page is left [PORT-05]', () => {
    const { stop, shown, later } = typed('abc', 'de');
    later(150);
    stop();
    later(60_000);
    expect(shown).toEqual(['a', 'ab']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never split what a reader sees as one character [PORT-07]', () => {
    expect(graphemes('👨‍👩‍👧ab')).toEqual(['👨‍👩‍👧', 'a', 'b']);
    expect(graphemes('网盘é')).toEqual(['网', '盘', 'é']);
    expect(typed('👨‍👩‍👧ab').shown).toEqual(['👨‍👩‍👧']);
  });
});
