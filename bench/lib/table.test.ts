import { describe, expect, it } from 'vitest';
import { figureTable, median } from './table.ts';

describe('median', () => {
  it('is the middle one, or between the two in the middle', () => {
    expect([median([5, 1, 3]), median([4, 1, 2, 9]), median([7])]).toEqual([3, 3, 7]);
  });
});

describe('figureTable', () => {
  it('says which target is met and which is missed', () => {
    const table = figureTable([
      { name: 'requests', unit: '', runs: [6, 6], target: 6 },
      { name: 'click', unit: 'ms', runs: [31, 32], target: 30 },
      { name: 'other', unit: 'ms', runs: [1] },
    ]).split('\n');
    expect(table[1]).toMatch(/^requests +6 +6 +met +6 {2}6$/);
    expect(table[2]).toMatch(/^click +31\.5 ms +30 ms +MISSED +31 {2}32$/);
    expect(table[3]).toMatch(/^other +1 ms +1$/);
  });
});
