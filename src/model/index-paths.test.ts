import { describe, expect, it } from 'vitest';
import { indexPaths } from './index-paths.ts';

describe('indexPaths', () => {
  it('counts headings below their own section, so that a missing one elsewhere shifts nothing [NAV-14]', () => {
    const whole = indexPaths([2, 3, 3, 2, 3]);
    const shorter = indexPaths([2, 3, 2, 3]);
    expect(new Set(whole).size).toBe(5);
    expect(shorter[2]).toBe(whole[3]);
    expect(shorter[3]).toBe(whole[4]);
    expect(shorter).not.toContain(whole[2]);
  });
});
