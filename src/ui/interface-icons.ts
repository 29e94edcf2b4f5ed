import { site } from '../../site/site.ts';
import { forgeIcon } from '../model/forge.ts';

/** The sign of the place that has the program. (NAV-05) */
export const repositoryIcon = forgeIcon(site.repository.url);

/** Icons that components draw in every page or by script; those of few pages are drawn in place. (WID-08) */
export const interfaceIcons = [
  'arrow-up',
  'calendar',
  'clock',
  'file-text',
  'flag',
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
  'x',
  repositoryIcon,
];
