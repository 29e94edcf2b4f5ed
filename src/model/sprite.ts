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
/** Bodies of the icons in the sprite, by id. */
const shared = new Map<string, string>();
let path: string | undefined;

/** An icon that is asked for, and where, so that an unknown one can be found. */
export interface IconUse {
  name: string;
  where: string;
  /** True where it stands in every page: it then lies in the sprite. The others are drawn in place. */
  everywhere: boolean;
}

/**
 * Puts icons into the sprite before the first page is drawn. An unknown name is an error that says where it was found.
 * (WID-07)
 */
export function registerIcons(uses: Iterable<IconUse>): void {
  for (const { name, where, everywhere } of uses) {
    const icon = iconOf(name);
    if (icon.kind !== 'sprite') continue;
    const body = bodyOf(name);
    if (!body) throw unknownIcon(name, where);
    if (everywhere) shared.set(icon.id, body);
  }
  path = undefined;
}

/** What is said of a name that no set has. */
export function unknownIcon(name: string, where: string): Error {
  return new Error(
    `${where}: unknown icon "${name}", so nothing could be drawn. Use a name of lucide.dev, "brand:<name>" of simpleicons.org, or a path such as /logo.svg.`,
  );
}

/** True where the sprite holds an icon. */
export function isInSprite(id: string): boolean {
  return shared.has(id);
}

/** What is drawn for an icon, as SVG without its frame; undefined where there is none of that name. */
export function bodyOf(name: string): string | undefined {
  const [set, key] = name.startsWith('brand:')
    ? (['brand', name.slice('brand:'.length)] as const)
    : (['lucide', name] as const);
  const { icons, aliases } = sets[set];
  return (icons[key] ?? icons[aliases?.[key]?.parent ?? ''])?.body;
}

/** The sprite as an SVG document. */
export function sprite(): string {
  const symbols = [...shared].map(([id, body]) => `<symbol id="${id}" viewBox="0 0 24 24">${body}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Where the sprite is published; its name changes with its content, so that it can be kept for ever. */
export function spritePath(): string {
  path ??= `/assets/icons.${createHash('sha256').update(sprite()).digest('hex').slice(0, 8)}.svg`;
  return path;
}
