import { describe, expect, it } from 'vitest';
import { headerHides } from './header.ts';

const shown = { last: 0, now: 0, hidden: false, sidebarOpen: false };

describe('headerHides', () => {
  it('hides when the page went more than 200 px down between two looks [NAV-15]', () => {
    expect(headerHides({ ...shown, last: 100, now: 301 })).toBe(true);
    expect(headerHides({ ...shown, last: 100, now: 300 })).toBe(false);
  });

  it('shows on the way up and within the first 58 px [NAV-15]', () => {
    expect(headerHides({ ...shown, hidden: true, last: 300, now: 299 })).toBe(false);
    expect(headerHides({ ...shown, hidden: true, last: 0, now: 58 })).toBe(false);
    expect(headerHides({ ...shown, hidden: true, last: 58, now: 59 })).toBe(true);
  });

  it('stays as it is where neither holds, and never hides while the sidebar is open [NAV-15]', () => {
    expect(headerHides({ ...shown, hidden: true, last: 300, now: 310 })).toBe(true);
    expect(headerHides({ ...shown, last: 0, now: 900, sidebarOpen: true })).toBe(false);
  });
});
