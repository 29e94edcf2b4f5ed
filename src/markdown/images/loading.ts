import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { defineHastPlugin } from 'satteri';

/** Loads images late, and gives those of `public/` their size, so that nothing jumps. (MD-12, IMG-08) */
export const imagesPlugin = defineHastPlugin({
  name: 'images',
  element: {
    filter: ['img'],
    async visit(node, context) {
      const { src, width, height, loading } = node.properties;
      if (loading === undefined) context.setProperty(node, 'loading', 'lazy');
      context.setProperty(node, 'decoding', 'async');
      const size =
        typeof src === 'string' && src.startsWith('/')
          ? await sizeOf(join('public', decodeURI(src)))
          : undefined;
      if (!size || (width && height)) return;
      const ratio = size.width / size.height;
      const drawn = width ? Number(width) : height ? Number(height) * ratio : size.width;
      context.setProperty(node, 'width', Math.round(drawn));
      context.setProperty(node, 'height', Math.round(drawn / ratio));
    },
  },
});

/** The size of an image file in pixels; undefined where it is missing or unreadable, which the link check reports. */
async function sizeOf(file: string): Promise<{ width: number; height: number } | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    return await imageMetadata(readFileSync(file), file);
  } catch {
    return undefined;
  }
}
