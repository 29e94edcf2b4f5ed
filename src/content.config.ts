import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { withCatalogPages } from './model/catalog-pages-loader.ts';
import { contentDir, strictContent } from './model/content-dir.ts';
import { withDriverPages } from './model/facts/driver-pages-loader.ts';
import { frontMatter } from './model/front-matter.ts';
import { lenientFrontMatter } from './model/lenient-front-matter.ts';

/** Every page of both languages; the id is the path below `content/` without its extension. */
const pages = defineCollection({
  loader: withCatalogPages(
    withDriverPages(
      glob({
        base: contentDir,
        pattern: ['en/**/*.md', 'zh/**/*.md'],
        generateId: ({ entry }) => entry.replace(/\.md$/, ''),
      }),
    ),
  ),
  schema: strictContent ? frontMatter : lenientFrontMatter,
});

export const collections = { pages };
