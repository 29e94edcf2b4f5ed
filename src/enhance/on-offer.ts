import { appearanceExtras } from './appearance/extras.ts';
import { preconnectSearch } from './search-preconnect.ts';

/** What only some sites offer: a hosted search, theme colours, full screen. (SRCH-08, LOOK-13) */
export function onOffer(root: Document | Element): undefined {
  preconnectSearch(root);
  appearanceExtras();
}
