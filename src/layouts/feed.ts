import { loadFile } from '../../facts/load.ts';
import { releasesSchema } from '../../facts/schema/releases.ts';
import { feed } from '../model/feed.ts';
import type { Language } from '../model/language.ts';
import { siteData } from './site-data.ts';

/** The feed of a language as it is served. (SEO-09) */
export async function feedOf(language: Language): Promise<Response> {
  const { releases } = loadFile(releasesSchema, 'facts/releases.json');
  const xml = feed(language, await siteData(), releases);
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml' } });
}
