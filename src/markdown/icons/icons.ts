import { icons } from '@iconify-json/lucide';
import type { Html } from 'mdast';
import { report } from '../document.ts';
import type { DrawTextDirective } from '../text-directives/text-directives.ts';
import { plainText, text } from '../tree.ts';

/** An icon of the lucide set in running text: `:icon[rocket]`. An unknown name stops the build. (MD-14, WID-07) */
export const drawIcon: DrawTextDirective = (node, document) => {
  const name = plainText(node);
  const icon = iconHtml(name);
  if (icon) return icon;
  const message = `The icon "${name}" does not exist and would leave a gap.`;
  report(document, node, message, 'choose a name from lucide.dev/icons');
  return text('');
};

/** A lucide icon as an SVG in place, hidden from assistive technology; undefined where there is none of that name. */
export function iconHtml(name: string): Html | undefined {
  const body = icons.icons[name]?.body ?? icons.icons[icons.aliases?.[name]?.parent ?? '']?.body;
  const value = `<svg class="Icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">${body}</svg>`;
  return body === undefined ? undefined : { type: 'html', value };
}
