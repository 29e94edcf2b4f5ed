import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentDir } from './model/content-dir.ts';
import { withDriverPages } from './model/facts/driver-pages-loader.ts';
import { frontMatter } from './model/front-matter.ts';

/** Every page of both languages; the id is the path below `content/` without its extension. */
const pages = defineCollection({
  loader: withDriverPages(
    glob({
      base: contentDir,
      pattern: ['en/**/*.md', 'zh/**/*.md'],
      generateId: ({ entry }) => entry.replace(/\.md$/, ''),
    }),
  ),
  schema: frontMatter,
});

export const collections = { pages };
