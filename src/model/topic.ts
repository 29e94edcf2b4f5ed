import { topics } from '../../site/topics.ts';
import { strictContent } from './content-dir.ts';
import type { Language } from './language.ts';

/** A category or tag as a page shows it. (PAGE-09) */
export interface Topic {
  /** In the language of the page. */
  name: string;
  /** 0 to 8; the same for a topic wherever it stands, in both languages. */
  hue: number;
}

const hues = 9;

/**
 * The category or tag that front matter names.
 * @throws where it has no name in `site/topics.ts`, which would show English on a Chinese page; only our own pages are
 *   held to that
 */
export function topicOf(key: string, language: Language, strict = strictContent): Topic {
  const names = Object.hasOwn(topics, key) ? topics[key] : undefined;
  if (!names && strict) {
    throw new Error(
      `The category or tag "${key}" has no name in site/topics.ts, so it would stand untranslated on pages of both languages. Add it there, or use one of: ${Object.keys(topics).join(', ')}.`,
    );
  }
  return { name: names?.[language] ?? key, hue: hash(key) % hues };
}

/** FNV-1a over UTF-16 units: stable, so that a topic keeps its colour from build to build. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
