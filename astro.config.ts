import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { markdownProcessor } from './src/markdown/processor.ts';

export default defineConfig({
  site: process.env.SITE_URL,
  trailingSlash: 'ignore',
  build: { format: 'preserve', inlineStylesheets: 'always', assets: 'assets' },
  integrations: [react()],
  devToolbar: { enabled: false },
  markdown: { processor: markdownProcessor() },
});
