import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { compileHint } from './scripts/compile-hint.ts';
import { devAddresses } from './scripts/dev-addresses.ts';
import { originWarning } from './scripts/origin-warning.ts';
import { smallPreload } from './scripts/small-preload.ts';
import { site } from './site/site.ts';
import { clientDirectives } from './src/islands/directives/astro-integration.ts';
import { linkCheck } from './src/markdown/links/astro-integration.ts';
import { markdownProcessor } from './src/markdown/processor.ts';
import { strictContent } from './src/model/content-dir.ts';
import { assertSettings } from './src/model/site-settings.ts';

assertSettings(site, process.env);

export default defineConfig({
  site: process.env.SITE_URL,
  outDir: process.env.OUT_DIR ?? 'dist',
  cacheDir: process.env.CACHE_DIR ?? 'node_modules/.astro',
  trailingSlash: 'ignore',
  build: { format: 'preserve', inlineStylesheets: 'always', assets: 'assets' },
  integrations: [
    react(),
    clientDirectives(),
    devAddresses(),
    originWarning(),
    ...(strictContent ? [linkCheck()] : []),
  ],
  devToolbar: { enabled: false },
  markdown: { processor: markdownProcessor() },
  vite: { plugins: [smallPreload, compileHint] },
});
