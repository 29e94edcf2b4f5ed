import { createHash } from 'node:crypto';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import brands from '@iconify-json/simple-icons/icons.json' with { type: 'json' };
import { iconOf } from './icon.ts';

/** The shape of an Iconify set, as far as it is read. */
interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

const sets: Record<'lucide' | 'brand', IconSet> = { lucide, brand: brands };
const used = new Map<string, string>();
let path: string | undefined;

/**
 * Puts icons into the sprite before the first page is drawn. An unknown name is an error that says where it was found.
 * (WID-07)
 */
export function registerIcons(names: Iterable<{ name: string; where: string }>): void {
  for (const { name, where } of names) {
    const icon = iconOf(name);
    if (icon.kind === 'sprite' && !used.has(icon.id)) used.set(icon.id, symbolOf(name, icon.id, where));
  }
  path = undefined;
}

function symbolOf(name: string, id: string, where: string): string {
  const [set, key] = name.startsWith('brand:')
    ? (['brand', name.slice('brand:'.length)] as const)
    : (['lucide', name] as const);
  const { icons, aliases } = sets[set];
  const body = (icons[key] ?? icons[aliases?.[key]?.parent ?? ''])?.body;
  if (!body) {
    throw new Error(
      `${where}: unknown icon "${name}", so nothing could be drawn. Use a name of lucide.dev, "brand:<name>" of simpleicons.org, or a path such as /logo.svg.`,
    );
  }
  return `<symbol id="${id}" viewBox="0 0 24 24">${body}</symbol>`;
}

/** The sprite as an SVG document. */
export function sprite(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...used.values()].join('')}</svg>`;
}

/** Where the sprite is published; its name changes with its content, so that it can be kept for ever. */
export function spritePath(): string {
  path ??= `/assets/icons.${createHash('sha256').update(sprite()).digest('hex').slice(0, 8)}.svg`;
  return path;
}
