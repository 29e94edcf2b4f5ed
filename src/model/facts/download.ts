import type { Driver } from '../../../facts/schema/drivers.ts';
import type { FactsString } from '../../../site/facts-strings.ts';
import type { Language } from '../language.ts';
import { word } from './rows.ts';

/**
 * How a file reaches a visitor as long as nobody changes a new storage: by a redirect that works (`direct`),
 * through AList because it decides so (`byDefault`) or can do nothing else (`only`), or by a redirect that does not
 * serve visitors, so that the web proxy has to be turned on (`turnOn`).
 */
export type DownloadWay = 'direct' | 'byDefault' | 'turnOn' | 'only';

export function downloadWay(driver: Driver): DownloadWay {
  const { mode, blocked } = driver.download;
  if (mode === 'proxy' || mode === 'local') return 'only';
  if (mode === 'per-storage' || proxiedAtStart(driver)) return 'byDefault';
  return blocked ? 'turnOn' : 'direct';
}

/** True where AList turns the web proxy on by itself for a storage that keeps the form's defaults. */
function proxiedAtStart(driver: Driver): boolean {
  const defaults = new Set(driver.fields.map((field) => `${field.name}=${field.default ?? ''}`));
  return (driver.initEffects ?? []).some(
    ({ set, when }) => set.web_proxy === 'true' && (when === undefined || defaults.has(when)),
  );
}

/** How files come down, for a reader; backquotes mark code. */
export function downloadText(driver: Driver, language: Language): string {
  const say = (key: FactsString) => word(key, language);
  const { mode, blocked, headers } = driver.download;
  const comma = language === 'zh' ? '，' : '; ';
  const way = downloadWay(driver);
  return [
    say(way === 'byDefault' ? 'throughByDefault' : way === 'turnOn' ? 'redirected' : mode),
    ...(blocked && way === 'turnOn' ? [say(`blocked-${blocked}`)] : []),
    ...(driver.initEffects ?? []).map((effect) => effectText(effect, language)),
    ...(headers ? [`${say('headers')} ${headers.map((name) => `\`${name}\``).join(', ')}`] : []),
  ].join(comma);
}

function effectText(effect: NonNullable<Driver['initEffects']>[number], language: Language): string {
  const code = (texts: string[]) => texts.map((text) => `\`${text}\``).join(language === 'zh' ? '、' : ', ');
  const values = code(Object.entries(effect.set).map(([name, value]) => `${name}=${value}`));
  const text = word(effect.once ? 'setsOnce' : 'sets', language).replace('{values}', values);
  const when = effect.when ? ` ${word('when', language)} ${code([effect.when])}` : '';
  const unless = effect.unless ? word('unless', language).replace('{fields}', code(effect.unless)) : '';
  return text + when + unless;
}
