import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createBuckets } from './buckets.ts';
import { createKeyedHash } from './keyed-hash.ts';
import { memo } from './memo.ts';
import { createOnce } from './once.ts';
import { createSlots } from './slots.ts';
import { createSuccessors } from './successors.ts';

describe('buckets', () => {
  it('never allow more than the budget at once, nor more than the refill over time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(30_000), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (pauses, max) => {
          let now = 0;
          const buckets = createBuckets(() => now);
          let taken = 0;
          for (const pause of pauses) {
            now += pause;
            const wait = buckets.take('x', 'y', { max, ms: 60_000 });
            expect(wait).not.toBeInstanceOf(Promise);
            if (wait === 0) taken += 1;
            else expect(Number.isInteger(wait) && Number(wait) >= 1 && Number(wait) <= 60).toBe(true);
          }
          expect(taken).toBeLessThanOrEqual(max + Math.floor((now * max) / 60_000) + 1e-6);
        },
      ),
    );
  });

  it('let a request through after the wait that was named', () => {
    let now = 0;
    const buckets = createBuckets(() => now);
    for (let round = 0; round < 3; round++) buckets.take('x', 'y', { max: 3, ms: 60_000 });
    const wait = Number(buckets.take('x', 'y', { max: 3, ms: 60_000 }));
    now += wait * 1000;
    expect(buckets.take('x', 'y', { max: 3, ms: 60_000 })).toBe(0);
  });

  it('stay within their number when a million addresses come by', () => {
    const buckets = createBuckets(() => 0, 1000);
    for (let address = 0; address < 1_000_000; address++)
      buckets.take('x', String(address), { max: 1, ms: 1000 });
    expect(buckets.size()).toBe(1000);
    expect(buckets.take('x', '999999', { max: 1, ms: 1000 })).toBeGreaterThan(0);
    expect(buckets.take('x', '0', { max: 1, ms: 1000 })).toBe(0);
  });
});

describe('work done once', () => {
  const memory = {
    keepSuccess: 100,
    keepFailure: 100,
    isFinal: (error: unknown) => error instanceof ApiError,
  };

  it('keeps at most as many outcomes as it may, the oldest going first', async () => {
    let runs = 0;
    const once = createOnce(() => 0, { patience: 1000, cap: 3 });
    const work = (key: string) => once.run(key, memory, async () => ++runs);
    for (const key of ['a', 'b', 'c', 'd']) await work(key);
    expect(await work('d')).toBe(4);
    expect(await work('a')).toBe(5);
  });

  it('counts as new what is done again after its time', async () => {
    let now = 0;
    let runs = 0;
    const once = createOnce(() => now, { patience: 1000, cap: 2 });
    const work = (key: string, keepSuccess: number) =>
      once.run(key, { ...memory, keepSuccess }, async () => ++runs);
    await work('a', 100);
    await work('b', 1000);
    now = 100;
    await work('a', 1000);
    await work('c', 1000);
    expect([await work('a', 1000), await work('b', 1000)]).toEqual([3, 5]);
  });

  it('forgets outcomes when their time is over', async () => {
    let now = 0;
    let runs = 0;
    const once = createOnce(() => now, { patience: 1000 });
    const work = () => once.run('a', memory, async () => ++runs);
    expect(await work()).toBe(1);
    now = 99;
    expect(await work()).toBe(1);
    now = 100;
    expect(await work()).toBe(2);
  });

  it('sweeps every outcome whose time is over, with a later request or by itself', async () => {
    let now = 0;
    const wakes: (() => void)[] = [];
    const once = createOnce(() => now, { patience: 1000, wake: (sweep) => wakes.push(sweep) });
    const keep = (key: string, keepSuccess: number) =>
      once.run(key, { ...memory, keepSuccess }, async () => key);
    await keep('long', 50_000);
    await keep('short', 4_000);
    await keep('other', 6_000);
    await keep('never', 0);
    expect(once.size()).toBe(3);
    expect(wakes).toHaveLength(1);
    now = 6_000;
    await keep('new', 1_000);
    expect(once.size()).toBe(2);
    now = 10_000;
    wakes.shift()?.();
    expect(once.size()).toBe(1);
    now = 50_000;
    wakes.shift()?.();
    expect([once.size(), wakes.length]).toEqual([0, 0]);
    await keep('again', 10);
    expect(wakes).toHaveLength(1);
  });

  it('keeps nothing of a success that nobody is given again', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const once = createOnce(() => 0, { patience: 1000 });
    const refuse = () => {
      throw new ApiError('invalid_grant');
    };
    // in a function of its own, so that nothing of this one holds the value
    const kept = await (async () => {
      const made = { token: 'x' };
      await once.run('a', { ...memory, later: refuse }, async () => made);
      return new WeakRef(made);
    })();
    await vi.waitFor(() => {
      collect();
      expect(kept.deref() === undefined).toBe(true);
    });
    await expect(once.run('a', memory, async () => 1)).rejects.toMatchObject({ code: 'invalid_grant' });
  });

  it('replays final failures and forgets passing ones', async () => {
    let runs = 0;
    const once = createOnce(() => 0, { patience: 1000 });
    const fail = (key: string, error: Error) =>
      once.run(key, memory, () => Promise.reject(runs++ < 0 ? null : error));
    for (let round = 0; round < 3; round++)
      await expect(fail('a', new ApiError('invalid_grant'))).rejects.toThrow();
    expect(runs).toBe(1);
    for (let round = 0; round < 3; round++)
      await expect(fail('b', new Error('passing'))).rejects.toThrow('passing');
    expect(runs).toBe(4);
  });

  it('does not wait for ever for work that another request abandoned', async () => {
    const once = createOnce(() => 0, { patience: 20 });
    const never = () => new Promise<number>(() => undefined);
    void once.run('a', memory, never);
    await expect(once.run('a', memory, async () => 1)).rejects.toMatchObject({ code: 'upstream_timeout' });
  });
});

describe('kept results', () => {
  it('are made once, and never more than their number', () => {
    const made: string[] = [];
    const shout = memo((text) => {
      made.push(text);
      return text.toUpperCase();
    }, 2);
    expect([shout('a'), shout('a'), shout('b'), shout('c'), shout('a')]).toEqual(['A', 'A', 'B', 'C', 'A']);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });
});

describe('successors', () => {
  it('name the renewal a token came from, once, and only for the newest', () => {
    const { note, take } = createSuccessors(2);
    for (const token of ['a', 'b', 'c']) note(token, `key of ${token}`);
    expect([take('a'), take('b'), take('c'), take('c')]).toEqual([
      undefined,
      'key of b',
      'key of c',
      undefined,
    ]);
  });
});

describe('slots', () => {
  it('refuse more than their number, in all and for one name, and are given back', async () => {
    const slots = createSlots(3, 2);
    const gates: (() => void)[] = [];
    const hold = (name: string) => slots(name, () => new Promise<void>((resolve) => gates.push(resolve)));
    const held = [hold('a'), hold('a'), hold('b')];
    await expect(hold('b')).rejects.toMatchObject({ code: 'busy' });
    gates[2]?.();
    await held[2];
    await expect(hold('a')).rejects.toMatchObject({ code: 'busy' });
    const failed = slots('b', () => Promise.reject(new Error('x')));
    await expect(failed).rejects.toThrow('x');
    expect(await slots('b', async () => 'free')).toBe('free');
    for (const open of gates) open();
    await Promise.all(held);
  });
});

describe('the keyed hash', () => {
  it('is the same for the same parts, and another in another process', () => {
    const one = createKeyedHash();
    const two = createKeyedHash();
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (a, b) => {
        expect(one(...a)).toMatch(/^[0-9a-f]{32}$/);
        expect(one(...a) === one(...b)).toBe(JSON.stringify(a) === JSON.stringify(b));
        expect(one(...a)).not.toBe(two(...a));
      }),
    );
  });
});
