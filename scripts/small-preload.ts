import type { AstroIntegration } from 'astro';

/** Vite's own name of the module that every dynamic import of a page goes through. */
const preloadModule = '\0vite/preload-helper.js';

/**
 * Replaces Vite's preload helper: ours has no styles to load (they stand in the page), so what is left of 1.9 KB is a
 * hint for each script that the imported one needs, so that they come at once and not one after the other.
 */
export function smallPreload(): AstroIntegration {
  const plugin = {
    name: 'small-preload',
    enforce: 'pre' as const,
    load: (id: string) => (id === preloadModule ? code : undefined),
  };
  return {
    name: 'small-preload',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

const code = `
export function __vitePreload(load, paths) {
  for (const path of paths) {
    const href = '/' + path;
    if (document.head.querySelector('[href="' + href + '"]')) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load();
}`;
