import type { Facts } from '../../../facts/load.ts';
import type { Capability, Driver } from '../../../facts/schema/drivers.ts';
import type { FactsString } from '../../../site/facts-strings.ts';
import { type Language, localeHome } from '../language.ts';
import { downloadText } from './download.ts';
import { word } from './rows.ts';

/** One thing a driver can or cannot do. */
export interface CardItem {
  label: string;
  has: 'yes' | 'no' | 'some';
  /** Where `has` is `some`: when; for rapid upload: by which hashes. Backquotes mark code. */
  note?: string | undefined;
}

/** What a driver's card shows, in one language. */
export interface Card {
  name: string;
  brand: string;
  items: CardItem[];
  /** Name and text; backquotes mark code. */
  details: { name: string; text: string; href?: string }[];
}

/** Writing over WebDAV takes all of these: clients make folders, upload under another name, rename and delete. */
const webdavNeeds = ['upload', 'mkdir', 'rename', 'move', 'remove'] as const satisfies readonly Capability[];

/** Whether a WebDAV client can write to a storage of this driver, at least in some cases. */
export function writesOverWebdav(driver: Driver): boolean {
  return webdavNeeds.every((capability) => driver.capabilities.includes(capability));
}

/** The card of a driver: what it can do, how files come down, where its root is named, since when it exists. */
export function cardOf(facts: Facts, driver: Driver, language: Language): Card {
  const own = facts.meanings.drivers.get(driver.name);
  const say = (key: FactsString) => word(key, language);
  const capability = (key: Capability): CardItem => {
    const condition = driver.conditions?.[key];
    if (!driver.capabilities.includes(key)) return { label: say(key), has: 'no' };
    return condition
      ? { label: say(key), has: 'some', note: conditionText(condition, language) }
      : { label: say(key), has: 'yes' };
  };
  const { support, hashes = [] } = driver.rapidUpload;
  const items: CardItem[] = [
    { label: say('read'), has: 'yes' },
    ...(['upload', 'mkdir', 'rename', 'move', 'copy', 'remove'] as const).map(capability),
    {
      label: say('rapid'),
      has: support === 'partly' ? 'some' : support,
      note: hashes.join(', ') || undefined,
    },
    { label: say('thumbnails'), has: driver.thumbnails ? 'yes' : 'no' },
    webdavItem(driver, language),
    ...(['put_url', 'archive', 'reference'] as const)
      .filter((key) => driver.capabilities.includes(key))
      .map(capability),
  ];
  return {
    name: driver.name,
    brand: own?.brand[language] ?? driver.name,
    items,
    details: detailsOf(driver, language),
  };
}

function webdavItem(driver: Driver, language: Language): CardItem {
  const label = word('webdav', language);
  if (!writesOverWebdav(driver)) return { label, has: 'no' };
  const conditions = new Set(webdavNeeds.flatMap((need) => driver.conditions?.[need] ?? []));
  const [only = 'some'] = conditions;
  if (conditions.size === 0) return { label, has: 'yes' };
  return { label, has: 'some', note: conditionText(conditions.size === 1 ? only : 'some', language) };
}

/** When a capability holds, for a reader: `field=a,b` becomes code, the two words their text. */
export function conditionText(condition: string, language: Language): string {
  if (condition === 'some' || condition === 'files') return word(condition, language);
  return `${word('when', language)} \`${condition.replaceAll(',', ', ')}\``;
}

function detailsOf(driver: Driver, language: Language): Card['details'] {
  const say = (key: FactsString) => word(key, language);
  const { kind, field } = driver.root;
  const root = { path: 'rootPath', id: 'rootId', none: 'rootNone' } as const;
  const comma = language === 'zh' ? '，' : '; ';
  return [
    { name: say('root'), text: field ? `${say(root[kind])}${comma}\`${field}\`` : say(root[kind]) },
    { name: say('download'), text: downloadText(driver, language) },
    ...(driver.tool
      ? [{ name: say('tool'), text: say('toolLink'), href: localeHome[language] + driver.tool.slice(1) }]
      : []),
    { name: say('since'), text: driver.since },
    ...(driver.platforms
      ? [
          {
            name: say('platforms'),
            text: `${driver.platforms.os.join(', ')} (${driver.platforms.arch.join(', ')})`,
          },
        ]
      : []),
  ];
}
