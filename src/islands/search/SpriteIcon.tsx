/** An icon of the site's sprite, whose address the page tells. */
export function SpriteIcon({ sprite, name }: { sprite: string; name: string }) {
  return (
    <svg className="Icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
