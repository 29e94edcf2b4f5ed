/** A small screen, as the style sheets say it too: sidebar and links lie over the page. (LOOK-16) */
export const smallScreen = '(max-width: 719px)';
