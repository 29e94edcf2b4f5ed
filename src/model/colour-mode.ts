import type { site } from '../../site/site.ts';

/** Where the reader's choice is kept; the key of the former site, so that choices survive. (LOOK-05, PRIV-04) */
export const colourModeKey = 'vuepress-theme-hope-scheme';

/** What a reader may choose; `auto` is what the system says. (LOOK-01) */
export type ColourMode = 'light' | 'dark' | 'auto';

/** The mode that a press leads to. (LOOK-02, LOOK-03) */
export function nextMode(setting: 'switch' | 'toggle', mode: ColourMode): ColourMode {
  if (mode === 'light') return 'dark';
  return mode === 'dark' && setting === 'switch' ? 'auto' : 'light';
}

/** A stored value as a mode: whatever is not one counts as none chosen. (LOOK-07) */
export function asMode(value: string | null): ColourMode {
  return value === 'light' || value === 'dark' ? value : 'auto';
}

/**
 * The script that runs before first paint: sets `data-theme` and `data-mode` on the document from the stored choice or
 * the system, and survives storage that throws. (LOOK-04, LOOK-07)
 */
export function colourModeScript(appearance: (typeof site)['appearance']): string {
  if (appearance === 'disable') return `document.documentElement.dataset.theme='light'`;
  if (appearance === 'enable') return `document.documentElement.dataset.theme='dark'`;
  const stored = `try{m=localStorage.getItem('${colourModeKey}')}catch{}`;
  // Two modes know no stored auto; where nothing is stored, both settings follow the system. (LOOK-03, LOOK-07)
  const auto = appearance === 'toggle' ? `m==='auto'?'light':` : '';
  const chosen = appearance === 'auto' ? '' : `${stored}m=${auto}m==='dark'||m==='light'?m:'auto';`;
  return `{let m='auto';${chosen}const d=document.documentElement.dataset;d.mode=m;d.theme=m==='auto'?matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light':m}`;
}
