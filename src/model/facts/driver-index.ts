import type { Facts } from '../../../facts/load.ts';
import type { Driver } from '../../../facts/schema/drivers.ts';
import { type Language, localeHome } from '../language.ts';
import { writesOverWebdav } from './card.ts';
import { downloadWay } from './download.ts';

/** What the driver index tells of a driver: each is one column. */
export const abilities = [
  'write',
  'rapid',
  'direct',
  'proxyOnly',
  'webdav',
  'thumbnails',
  'needsTool',
] as const;

/**
 * What its filter asks for: every driver reads, so one may ask for those that do nothing else; and for all whose
 * downloads pass through AList, though they need not.
 */
export const askable = ['readOnly', ...abilities, 'proxied'] as const;
export type Ability = (typeof askable)[number];

/** One driver in the index. */
export interface IndexRow {
  name: string;
  /** Brand in the page's language, where it differs from the name. */
  brand: string | undefined;
  href: string;
  can: Ability[];
  /** What a new storage needs for its downloads, where a redirect is possible but does not serve visitors. */
  proxy: 'byDefault' | 'turnOn' | undefined;
  root: Driver['root']['kind'];
  region: 'cn' | 'global';
  /** What the text filter looks in: name, brands in both languages, pinyin initials; lower case. */
  search: string;
}

/** Every driver in the order of its name, as the index shows it. */
export function indexRows(facts: Facts, language: Language): IndexRow[] {
  const byName = new Intl.Collator('en', { numeric: true });
  return facts.drivers.drivers
    .map((driver) => indexRow(facts, driver, language))
    .sort((a, b) => byName.compare(a.name, b.name));
}

/** The page of a driver in a language. */
export function driverPath(driver: Pick<Driver, 'page'>, language: Language): string {
  return `${localeHome[language]}guide/drivers/${driver.page}.html`;
}

function indexRow(facts: Facts, driver: Driver, language: Language): IndexRow {
  const own = facts.meanings.drivers.get(driver.name);
  const brand = own?.brand[language];
  const way = downloadWay(driver);
  const words = [driver.name, own?.brand.en ?? '', own?.brand.zh ?? '', own?.pinyin ?? '', driver.page];
  return {
    name: driver.name,
    brand: brand === driver.name ? undefined : brand,
    href: driverPath(driver, language),
    can: askable.filter((ability) => can(driver, ability)),
    proxy: way === 'byDefault' || way === 'turnOn' ? way : undefined,
    root: driver.root.kind,
    region: own?.region ?? 'global',
    search: [...new Set(words.map((text) => text.toLowerCase()))].join(' ').trim(),
  };
}

function can(driver: Driver, ability: Ability): boolean {
  switch (ability) {
    case 'readOnly':
      return !driver.capabilities.includes('upload');
    case 'write':
      return driver.capabilities.includes('upload');
    case 'rapid':
      return driver.rapidUpload.support !== 'no';
    case 'direct':
      return downloadWay(driver) === 'direct';
    case 'proxyOnly':
      return downloadWay(driver) === 'only';
    case 'proxied':
      return downloadWay(driver) !== 'direct';
    case 'webdav':
      return writesOverWebdav(driver);
    case 'thumbnails':
      return driver.thumbnails;
    case 'needsTool':
      return driver.tool !== undefined;
  }
}
