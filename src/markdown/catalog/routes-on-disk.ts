import { globSync, readFileSync } from 'node:fs';
import { parseFrontmatter } from 'astro/markdown';
import { contentDir, strictContent } from '../../model/content-dir.ts';
import { driverPages } from '../../model/facts/driver-pages.ts';
import { readFacts } from '../../model/facts/read-facts.ts';
import { frontMatter } from '../../model/front-matter.ts';
import { lenientFrontMatter } from '../../model/lenient-front-matter.ts';
import { type Entry, type Routes, routesOf } from '../../model/route.ts';

/**
 * Every route, read from the sources: pages are rendered while Astro is still collecting them. A page whose front
 * matter is wrong is left out here; the collection stops the build and says why.
 */
export function routesOnDisk(content = contentDir): Routes {
  const entries = new Map<string, Entry>();
  if (strictContent) for (const { id, data } of driverPages(readFacts())) add(entries, id, data);
  for (const file of globSync(`${content}/{en,zh}/**/*.md`)) {
    const id = file.replaceAll('\\', '/').slice(content.length + 1, -'.md'.length);
    add(entries, id, parseFrontmatter(readFileSync(file, 'utf8')).frontmatter);
  }
  return routesOf([...entries.values()]);
}

function add(entries: Map<string, Entry>, id: string, frontMatterOfPage: unknown): void {
  const result = (strictContent ? frontMatter : lenientFrontMatter).safeParse(frontMatterOfPage);
  if (result.success) entries.set(id, { id, data: result.data });
}
