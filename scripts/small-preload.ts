import type { ViteUserConfig } from 'astro';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** Vite's own name of the module that every dynamic import of a page goes through. */
const preloadModule = '\0vite/preload-helper.js';

const code = `
export function __vitePreload(load, paths) {
  for (const path of paths) {
    const href = '/' + path;
    if (document.head.querySelector('[href="' + href + '"]')) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load();
}`;

/**
 * Replaces Vite's preload helper: ours has no styles to load (they stand in the page), so what is left of 1.9 KB is a
 * hint for each script that the imported one needs, so that they come at once and not one after the other.
 */
export const smallPreload: VitePlugin = {
  name: 'small-preload',
  enforce: 'pre',
  load: (id) => (id === preloadModule ? code : undefined),
};
