import type { Loader } from 'astro/loaders';
import { catalogPages } from './catalog-pages.ts';
import { contentDir } from './content-dir.ts';

/** A loader that adds a generated index page to every folder for which `pages` brings none. (RTE-29) */
export function withCatalogPages(pages: Loader): Loader {
  return {
    ...pages,
    name: 'pages-and-catalog-pages',
    async load(context) {
      await pages.load(context);
      for (const { id, data, body } of catalogPages(context.store.keys())) {
        const fileURL = new URL(`${contentDir}/${id}.md`, context.config.root);
        context.store.set({
          id,
          data: await context.parseData({ id, data: { ...data } }),
          body,
          rendered: await context.renderMarkdown(body, { fileURL }),
        });
      }
    },
  };
}
