import { iconOf } from '../model/icon.ts';
import { bodyOf, isInSprite, spritePath, unknownIcon } from '../model/sprite.ts';
import './Icon.css';

interface IconProps {
  /** A name of the built-in set (`rocket`, `brand:docker`) or an address. */
  name: string | undefined;
  /** True where its place stays without one, so that what stands in a column behind icons aligns. (SIDE-13) */
  slot?: boolean;
}

/**
 * A decorative icon: a use of the site's sprite, one of its own where few pages have it, or an image. No name, no
 * element. (WID-07, WID-08)
 */
export function Icon({ name, slot = false }: IconProps) {
  if (!name) return slot ? <svg className="Icon" aria-hidden="true" /> : null;
  const icon = iconOf(name);
  if (icon.kind === 'image') return <img className="Icon" src={icon.src} alt="" width="20" height="20" />;
  if (!isInSprite(icon.id)) {
    const body = bodyOf(name);
    if (!body) throw unknownIcon(name, 'src/ui');
    // The body comes from the icon set that is installed.
    const drawing = { viewBox: '0 0 24 24', dangerouslySetInnerHTML: { __html: body } };
    return <svg className="Icon" aria-hidden="true" {...drawing} />;
  }
  return (
    <svg className="Icon" aria-hidden="true">
      <use href={`${spritePath()}#${icon.id}`} />
    </svg>
  );
}
