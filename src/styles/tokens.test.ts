import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '../markdown/code/contrast.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [lightPart = '', darkPart = ''] = css.split('[data-theme="dark"]');

/** The colours a piece of CSS gives to roles. */
function rolesIn(part: string): Map<string, string> {
  const found = [...part.matchAll(/--([\w-]+): (oklch\([^)]+\))/g)];
  return new Map(found.map(([, role = '', colour = '']) => [role, colour]));
}

test.each([
  ['light', lightPart],
  ['dark', darkPart],
])('keeps text and the borders of controls legible in the %s mode [A11Y-06]', (_, part) => {
  const roles = rolesIn(part);
  const ratio = (ink: string, surface: string) => contrast(roles.get(ink) ?? '', roles.get(surface) ?? '');
  const grounds = ['surface', 'surface-raised', 'surface-overlay'];
  for (const ground of grounds) {
    expect(ratio('ink', ground), `ink on ${ground}`).toBeGreaterThanOrEqual(7);
    expect(ratio('ink-soft', ground), `ink-soft on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(ratio('accent', ground), `accent on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(ratio('line-strong', ground), `line-strong on ${ground}`).toBeGreaterThanOrEqual(3);
  }
  expect(ratio('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
  for (const signal of ['accent', 'info', 'note', 'tip', 'warning', 'danger']) {
    expect(ratio(signal, `${signal}-soft`), signal).toBeGreaterThanOrEqual(4.5);
    expect(ratio('ink', `${signal}-soft`), `ink on ${signal}-soft`).toBeGreaterThanOrEqual(7);
  }
});
