import { listingIcons } from './home/ListingPicture.tsx';

/** Icons that components name themselves; those of pages come from front matter. (WID-08) */
export const interfaceIcons = [
  'arrow-up',
  'badge-check',
  'brand:github',
  'calendar',
  'check',
  'clock',
  'copy',
  'file-text',
  'folder',
  'hash',
  'languages',
  'menu',
  'monitor',
  'moon',
  'panel-left',
  'pencil',
  'printer',
  'search',
  'star',
  'sun',
  'user',
  'whole-word',
  'x',
  ...listingIcons,
];
