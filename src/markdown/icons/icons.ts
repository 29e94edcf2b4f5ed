import { icons } from '@iconify-json/lucide';
import { report } from '../document.ts';
import type { DrawTextDirective } from '../text-directives/text-directives.ts';
import { plainText, text } from '../tree.ts';

/** An icon of the lucide set in running text: `:icon[rocket]`, hidden from assistive technology. (WID-07) */
export const drawIcon: DrawTextDirective = (node, document) => {
  const name = plainText(node);
  const icon = icons.icons[name];
  if (!icon) {
    report(
      document,
      node,
      `The icon "${name}" does not exist and would leave a gap.`,
      'choose a name from lucide.dev/icons',
    );
    return text('');
  }
  const box = `0 0 ${icons.width ?? 24} ${icons.height ?? 24}`;
  return {
    type: 'html',
    value: `<svg class="Icon" viewBox="${box}" width="1em" height="1em" aria-hidden="true">${icon.body}</svg>`,
  };
};
