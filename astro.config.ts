import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { devAddresses } from './scripts/dev-addresses.ts';
import { markdownProcessor } from './src/markdown/processor.ts';

export default defineConfig({
  site: process.env.SITE_URL,
  trailingSlash: 'ignore',
  build: { format: 'preserve', inlineStylesheets: 'always', assets: 'assets' },
  integrations: [react(), devAddresses()],
  devToolbar: { enabled: false },
  markdown: { processor: markdownProcessor() },
});
