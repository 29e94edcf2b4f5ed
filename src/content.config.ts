import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** Every page of both languages; the id is the path below `content/` without its extension. */
const pages = defineCollection({
  loader: glob({
    base: './content',
    pattern: ['en/**/*.md', 'zh/**/*.md'],
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  }),
  schema: z.looseObject({ title: z.string() }),
});

export const collections = { pages };
