import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const chipCss = readFileSync(join(import.meta.dirname, '../ui/page/PageTitle.css'), 'utf8');

/** The tokens of the first rule for a selector, by name. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n  }', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const light = tokensOf(':root');
const modes = { light, dark: { ...light, ...tokensOf(':root[data-theme="dark"]') } };
const signals = ['info', 'note', 'tip', 'warning', 'danger'];
const surfaces = ['surface', 'surface-raised', 'surface-overlay'];

/** Foreground, background and the least contrast. */
const pairs: [string, string, number][] = [
  ...surfaces.flatMap((surface): [string, string, number][] => [
    ['ink', surface, 7],
    ['ink-soft', surface, 4.5],
    ['accent', surface, 4.5],
    ['line-strong', surface, 3],
  ]),
  ['ink', 'accent-soft', 7],
  ['ink-soft', 'accent-soft', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ...signals.flatMap((signal): [string, string, number][] => [
    [signal, 'surface', 4.5],
    [signal, `${signal}-soft`, 4.5],
    ['ink', `${signal}-soft`, 7],
    ['accent', `${signal}-soft`, 4.5],
  ]),
];

describe('the contrast of the tokens', () => {
  it('is judged for every colour there is but thin lines, which decorate [A11Y-06]', () => {
    const judged = new Set(pairs.flat());
    const colours = (tokens: Record<string, string>) =>
      Object.keys(tokens).filter((name) => tokens[name]?.startsWith('oklch('));
    expect(colours(light).filter((name) => !judged.has(name))).toEqual(['line']);
    expect(colours(tokensOf(':root[data-theme="dark"]'))).toEqual(colours(light));
  });

  for (const [mode, tokens] of Object.entries(modes)) {
    it(`suffices for text and for the edges of controls in the ${mode} mode [A11Y-06]`, () => {
      const weak = pairs.flatMap(([front, back, least]) => {
        const contrast = wcagContrast(tokens[front] ?? '', tokens[back] ?? '');
        return contrast >= least ? [] : [`${front} on ${back}: ${contrast.toFixed(2)}, not ${least}`];
      });
      expect(weak).toEqual([]);
    });

    it(`suffices for the focus ring in the ${mode} mode [A11Y-05]`, () => {
      for (const surface of surfaces) {
        expect(wcagContrast(tokens.accent ?? '', tokens[surface] ?? '')).toBeGreaterThanOrEqual(3);
      }
    });

    it(`suffices for chips of all nine hues in the ${mode} mode [A11Y-06]`, () => {
      const hues = [...chipCss.matchAll(/--hue: (\d+);/g)].map(([, hue]) => hue);
      expect(hues).toHaveLength(9);
      const weak = hues.filter(
        (hue) =>
          wcagContrast(`oklch(${tokens['chip-ink']} ${hue})`, `oklch(${tokens['chip-soft']} ${hue})`) < 4.5,
      );
      expect(weak).toEqual([]);
    });
  }
});
