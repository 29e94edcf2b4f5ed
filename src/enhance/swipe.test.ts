import { describe, expect, it } from 'vitest';
import { swipeOf } from './swipe.ts';

const swiped = (fromX: number, fromY: number, toX: number, toY: number) =>
  swipeOf({ clientX: fromX, clientY: fromY }, { clientX: toX, clientY: toY });

describe('swipeOf', () => {
  it('opens to the right from the edge, by more than 40 px [SWIPE-01]', () => {
    expect(swiped(60, 300, 105, 310)).toBe('open');
    expect(swiped(80, 300, 121, 300)).toBe('open');
    expect(swiped(60, 300, 95, 300)).toBeUndefined();
    expect(swiped(60, 300, 100, 300)).toBeUndefined();
    expect(swiped(81, 300, 200, 300)).toBeUndefined();
  });

  it('closes to the left from anywhere, and to the right from nowhere [SWIPE-01, SWIPE-02]', () => {
    expect(swiped(200, 300, 150, 300)).toBe('close');
    expect(swiped(200, 300, 300, 300)).toBeUndefined();
  });

  it('asks for one and a half times as far sideways as up or down [SWIPE-01]', () => {
    expect(swiped(60, 300, 120, 340)).toBeUndefined();
    expect(swiped(60, 300, 121, 340)).toBe('open');
  });
});
