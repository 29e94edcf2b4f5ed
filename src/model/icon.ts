/** How an icon name is drawn: from the sprite, or as an image of its own. (WID-07) */
export type Icon = { kind: 'sprite'; id: string } | { kind: 'image'; src: string };

/** `rocket` and `brand:docker` stand in the sprite, an address or path is an image. (WID-07) */
export function iconOf(name: string): Icon {
  return /^(\/|https?:)/.test(name)
    ? { kind: 'image', src: name }
    : { kind: 'sprite', id: name.replace(':', '-') };
}
