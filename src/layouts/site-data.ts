import { getCollection } from 'astro:content';
import { navbar } from '../../site/navbar.ts';
import { site } from '../../site/site.ts';
import { assertNoProblems } from '../markdown/problems.ts';
import { contentDir, strictContent } from '../model/content-dir.ts';
import { editTargetWarnings } from '../model/edit-target.ts';
import { readHistory } from '../model/git-history.ts';
import type { SiteData } from '../model/page.ts';
import { type Entry, routesOf, untranslatedRoutes } from '../model/route.ts';
import { type IconUse, registerIcons } from '../model/sprite.ts';
import { interfaceIcons } from '../ui/interface-icons.ts';

let data: Promise<SiteData> | undefined;

/** All entries, routes and histories, read once a build; every page is made from these. */
export function siteData(): Promise<SiteData> {
  if (import.meta.env.DEV) return read();
  data ??= read();
  return data;
}

async function read(): Promise<SiteData> {
  const pages = await getCollection('pages');
  const collection: Entry[] = pages;
  for (const warning of editTargetWarnings(process.cwd(), site.docs))
    process.stderr.write(`warning: ${warning}\n`);
  if (strictContent) assertNoProblems(pages);
  for (const { id, data } of collection) {
    for (const { message } of data.problems ?? [])
      process.stderr.write(`warning: ${contentDir}/${id}.md: ${message}\n`);
  }
  const entries = new Map(collection.map((entry) => [entry.id, entry]));
  registerIcons(iconsOf(collection));
  const routes = routesOf(collection);
  const history = readHistory(process.cwd(), contentDir);
  return { entries, routes, untranslated: untranslatedRoutes(routes), history };
}

/** Icons of the interface and of the sidebar's groups stand in every page, those of pages and features in few. */
function* iconsOf(entries: readonly Entry[]): Iterable<IconUse> {
  for (const name of interfaceIcons) yield { name, where: 'src/ui/interface-icons.ts', everywhere: true };
  for (const { icon } of navbar) if (icon) yield { name: icon, where: 'site/navbar.ts', everywhere: true };
  for (const { id, data } of entries) {
    const where = `content/${id}.md`;
    const features = [
      ...(data.features ?? []),
      ...(data.highlights ?? []).flatMap((one) => [...(one.features ?? []), ...(one.highlights ?? [])]),
    ];
    if (data.dir) {
      const name = data.dir.icon ?? data.icon;
      if (name) yield { name, where, everywhere: true };
    }
    for (const name of [data.icon, ...[...features, ...(data.medias ?? [])].map(({ icon }) => icon)]) {
      if (name) yield { name, where, everywhere: false };
    }
  }
}
