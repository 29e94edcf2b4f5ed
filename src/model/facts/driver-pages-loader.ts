import { existsSync } from 'node:fs';
import type { Loader } from 'astro/loaders';
import { strictContent } from '../content-dir.ts';
import { driverPages } from './driver-pages.ts';
import { readFacts } from './read-facts.ts';

/** A loader that adds a generated page for every driver whose page `files` does not find written. (RTE-24) */
export function withDriverPages(files: Loader): Loader {
  return {
    ...files,
    name: 'pages-and-driver-pages',
    async load(context) {
      const facts = readFacts();
      await files.load(context);
      if (!strictContent) return;
      for (const { id, data, body } of driverPages(facts)) {
        if (existsSync(`content/${id}.md`)) continue;
        const rendered = await context.renderMarkdown(body, {
          fileURL: new URL(`content/${id}.md`, context.config.root),
        });
        context.store.set({
          id,
          data: await context.parseData({ id, data }),
          body,
          rendered,
          digest: context.generateDigest(body),
        });
      }
    },
  };
}
