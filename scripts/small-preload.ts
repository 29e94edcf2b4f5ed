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
 * hint for each script that the imported one needs, so that they come at once and not one after the other. The page for
 * unknown paths has one of its own, or sharing it would cost every page another request.
 */
export const smallPreload: VitePlugin = {
  name: 'small-preload',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === preloadModule && importer?.includes('/not-found/') ? `${preloadModule}?own` : undefined,
  load: (id) => {
    if (id === `${preloadModule}?own`) return 'export const __vitePreload = (load) => load();';
    return id === preloadModule ? code : undefined;
  },
};
