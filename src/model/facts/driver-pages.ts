import type { Facts } from '../../../facts/load.ts';
import type { Driver } from '../../../facts/schema/drivers.ts';
import { type Language, languages } from '../language.ts';
import { downloadWay } from './download.ts';
import { driverSection } from './driver-section.ts';

/** A page that stands in for one that is not written yet. */
export interface GeneratedPage {
  /** As an entry of `content/`: `en/guide/drivers/115`. */
  id: string;
  /** Front matter; what both languages share stands in the English page. */
  data: { title: string; description: string; icon?: string; category?: string[]; tag?: string[] };
  /** Markdown. */
  body: string;
}

/** A page in both languages for each driver page of the facts; the caller leaves out those that are written. (RTE-24) */
export function driverPages(facts: Facts): GeneratedPage[] {
  const slugs = [...new Set(facts.drivers.drivers.map(({ page }) => page))];
  return slugs.flatMap((slug) => languages.map((language) => driverPage(facts, slug, language)));
}

function driverPage(facts: Facts, slug: string, language: Language): GeneratedPage {
  const drivers = facts.drivers.drivers.filter(({ page }) => page === slug);
  const [first] = drivers;
  if (!first) throw new Error(`facts/drivers.json: no driver has the page ${slug}`);
  const about = (driver: Driver) => facts.meanings.drivers.get(driver.name)?.about[language] ?? '';
  const alone = drivers.length === 1;
  const colon = language === 'zh' ? '：' : ': ';
  const intro = drivers.map((driver) =>
    alone ? about(driver) : `- **${driver.name}**${colon}${about(driver)}`,
  );
  const body = [
    intro.join(alone ? '' : '\n'),
    referenceOnly(facts, language),
    ...drivers.map((driver) => driverSection(facts, driver, language, alone)),
  ].join('\n\n');
  return {
    id: `${language}/guide/drivers/${slug}`,
    data: {
      title: titleOf(facts, first, language),
      description: about(first).replaceAll('`', ''),
      ...(language === 'en' && sharedFrontMatter(first)),
    },
    body,
  };
}

function sharedFrontMatter(driver: Driver) {
  const way = downloadWay(driver) === 'direct' ? '302' : 'Local Proxy';
  return { icon: 'cloud', category: ['Guide'], tag: ['Storage', 'Guide', way] };
}

/** The first spelling of the first driver's brand. */
function titleOf(facts: Facts, driver: Driver, language: Language): string {
  const brand = facts.meanings.drivers.get(driver.name)?.brand[language].split(' / ')[0];
  return brand ?? driver.name;
}

function referenceOnly(facts: Facts, language: Language): string {
  const { version, date } = facts.drivers.source;
  return language === 'zh'
    ? `:::note[仅供参考]\n本页数据取自 AList ${version}（${date}）的源代码，逐步的教程尚未写成。\n:::`
    : `:::note[Reference only]\nThe data on this page was read from the source of AList ${version} (${date}). A guide with every step is not written yet.\n:::`;
}
