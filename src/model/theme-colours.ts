import { colourModeScript } from './colour-mode.ts';

/** Where the reader's accent colour is kept, as the class of the document. (LOOK-13, PRIV-04) */
export const themeColourKey = 'VUEPRESS_THEME_COLOR';

/** The accent colours that src/styles/theme-colours.css has. (LOOK-13) */
export const themeColourNames = ['violet', 'green'] as const;

/** The class of an accent colour. (LOOK-13) */
export function themeClass(colour: string): string {
  return `theme-${colour}`;
}

/** What runs before first paint for the appearance: the colour mode, and the accent colour where there are several. */
export function appearanceScript(settings: {
  appearance: Parameters<typeof colourModeScript>[0];
  themeColours: readonly string[];
}): string {
  const mode = colourModeScript(settings.appearance);
  if (settings.themeColours.length === 0) return mode;
  const classes = JSON.stringify(settings.themeColours.map(themeClass));
  return `${mode};try{const c=localStorage.getItem('${themeColourKey}');if(${classes}.includes(c))document.documentElement.classList.add(c)}catch{}`;
}
