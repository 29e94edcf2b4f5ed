import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { colourModeKey, colourModeScript, nextMode } from './colour-mode.ts';

type Setting = Parameters<typeof colourModeScript>[0];

/** What the inline script makes of a stored value and a system, before anything is drawn. */
function firstPaint(setting: Setting, stored: string | null, systemIsDark: boolean): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(colourModeScript(setting), {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => (key === colourModeKey ? stored : null) },
    matchMedia: () => ({ matches: systemIsDark }),
  });
  return { ...dataset };
}

describe('colourModeScript', () => {
  it('takes the stored mode, else the system’s, whatever else is stored [LOOK-05, LOOK-07]', () => {
    expect(firstPaint('switch', 'dark', false)).toEqual({ mode: 'dark', theme: 'dark' });
    expect(firstPaint('switch', 'light', true)).toEqual({ mode: 'light', theme: 'light' });
    for (const stored of [null, 'auto', 'purple'])
      expect(firstPaint('switch', stored, true)).toEqual({ mode: 'auto', theme: 'dark' });
    expect(firstPaint('switch', null, false)).toEqual({ mode: 'auto', theme: 'light' });
  });

  it('takes a stored auto for light where there are only two modes [LOOK-03]', () => {
    expect(firstPaint('toggle', 'auto', true)).toEqual({ mode: 'light', theme: 'light' });
  });

  it('follows the system where nothing is stored, with two modes as well [LOOK-03, LOOK-07]', () => {
    expect(firstPaint('toggle', null, true)).toEqual({ mode: 'auto', theme: 'dark' });
    expect(firstPaint('toggle', null, false)).toEqual({ mode: 'auto', theme: 'light' });
    expect(firstPaint('toggle', 'dark', false)).toEqual({ mode: 'dark', theme: 'dark' });
  });

  it('asks nobody where the site decides, and only the system where the site says so [LOOK-04]', () => {
    expect(firstPaint('disable', 'dark', true)).toEqual({ theme: 'light' });
    expect(firstPaint('enable', 'light', false)).toEqual({ theme: 'dark' });
    expect(firstPaint('auto', 'light', true)).toEqual({ mode: 'auto', theme: 'dark' });
  });

  it('survives storage that throws [LOOK-07]', () => {
    const dataset: Record<string, string> = {};
    runInNewContext(colourModeScript('switch'), {
      document: { documentElement: { dataset } },
      matchMedia: () => ({ matches: true }),
    });
    expect(dataset.theme).toBe('dark');
  });
});

describe('nextMode', () => {
  it('goes round three modes by default and between two where the site wants that [LOOK-02, LOOK-03]', () => {
    expect([nextMode('switch', 'light'), nextMode('switch', 'dark'), nextMode('switch', 'auto')]).toEqual([
      'dark',
      'auto',
      'light',
    ]);
    expect([nextMode('toggle', 'light'), nextMode('toggle', 'dark')]).toEqual(['dark', 'light']);
  });
});
