import { satteri } from '@astrojs/markdown-satteri';

/** The Markdown pipeline of every page: Sätteri with our directives. */
export function markdownProcessor() {
  return satteri({
    features: { directive: true, smartPunctuation: false },
    mdastPlugins: [],
    hastPlugins: [],
  });
}
