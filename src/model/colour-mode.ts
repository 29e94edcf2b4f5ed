import type { site } from '../../site/site.ts';

/** Where the reader's choice is kept; the key of the former site, so that choices survive. (LOOK-05, PRIV-04) */
export const colourModeKey = 'vuepress-theme-hope-scheme';

/**
 * The script that runs before first paint: sets `data-theme` and `data-mode` on the document from the stored choice or
 * the system, and survives storage that throws. (LOOK-04, LOOK-07)
 */
export function colourModeScript(appearance: (typeof site)['appearance']): string {
  if (appearance === 'disable') return `document.documentElement.dataset.theme='light'`;
  if (appearance === 'enable') return `document.documentElement.dataset.theme='dark'`;
  const stored =
    appearance === 'auto'
      ? `'auto'`
      : `(()=>{try{return localStorage.getItem('${colourModeKey}')}catch{}})()`;
  const fallback = appearance === 'toggle' ? `m==='dark'?'dark':'light'` : `m==='dark'||m==='light'?m:'auto'`;
  return `{let m=${stored};m=${fallback};const d=document.documentElement.dataset;d.mode=m;d.theme=m==='auto'?matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light':m}`;
}
