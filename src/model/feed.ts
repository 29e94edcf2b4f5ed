import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { releasesSchema } from '../../facts/schema/releases.ts';
import { feedPath, site } from '../../site/site.ts';
import { phrases } from '../../site/strings.ts';
import { absolute } from './absolute.ts';
import { descriptionOf, isIndexable } from './head.ts';
import { htmlLang, type Language, localeHome } from './language.ts';
import type { SiteData } from './page.ts';
import { routesIn } from './route.ts';
import { escapeXml } from './xml.ts';

type Releases = z.infer<typeof releasesSchema>['releases'];

/** An entry of the feed, before it is written. */
interface FeedEntry {
  /** What the entry's permanent id is made from. */
  key: string;
  path: string;
  title: string;
  updated: Date;
  summary: string;
}

/** Entries of a feed at most. */
const longest = 40;

/** Atom of one language: new and changed pages, and the releases of AList, newest first. (SEO-09) */
export function feed(
  language: Language,
  data: Pick<SiteData, 'entries' | 'routes' | 'history'>,
  releases: Releases,
): string {
  const entries = [...pageEntries(language, data), ...releases.map((one) => releaseEntry(one, language))]
    .sort((a, b) => b.updated.getTime() - a.updated.getTime())
    .slice(0, longest);
  const home = localeHome[language];
  const self = feedPath[language];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang[language]}">`,
    `<id>${permanentId(home)}</id>`,
    `<title>${escapeXml(site.title[language])}</title>`,
    `<subtitle>${escapeXml(site.description[language])}</subtitle>`,
    `<updated>${(entries[0]?.updated ?? new Date(0)).toISOString()}</updated>`,
    `<author><name>${escapeXml(site.author.name)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${address(home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${address(self)}"/>`,
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n');
}

function pageEntries(
  language: Language,
  { entries, routes, history }: Pick<SiteData, 'entries' | 'routes' | 'history'>,
): FeedEntry[] {
  return routesIn(routes, language).flatMap((route) => {
    const entry = entries.get(route.id);
    const past = history.get(entry?.filePath ?? '');
    if (!entry || !past || entry.data.feed === false || !isIndexable(route, entry.data)) return [];
    const summary = descriptionOf(entry.data, entry.body ?? '', language);
    return { key: route.path, path: route.path, title: route.title, updated: past.updated, summary };
  });
}

function releaseEntry({ version, date, changes }: Releases[number], language: Language): FeedEntry {
  return {
    key: `${localeHome[language]}#${version}`,
    path: `${localeHome[language]}guide/changelog.html`,
    title: `AList ${version}`,
    updated: new Date(date),
    summary: phrases.releaseOf[language](
      version,
      changes.map(({ scope, subject }) => (scope ? `${scope}: ${subject}` : subject)).join('; '),
    ),
  };
}

function entryXml({ key, path, title, updated, summary }: FeedEntry): string {
  return [
    `<entry><id>${permanentId(key)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address(path)}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<summary>${escapeXml(summary)}</summary></entry>`,
  ].join('');
}

/** An address in an attribute: absolute where the origin is known. (SEO-06) */
function address(path: string): string {
  return escapeXml(absolute(path) ?? encodeURI(path));
}

/** The id of an entry stays the same wherever the site is published: a UUID made from its key. */
function permanentId(key: string): string {
  const hex = createHash('sha256').update(`alist-docs ${key}`).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
