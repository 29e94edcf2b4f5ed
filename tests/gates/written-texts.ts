import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsStrings } from '../../site/facts-strings.ts';
import { keySwitches } from '../../site/keys.ts';
import { navbar } from '../../site/navbar.ts';
import { placeholders } from '../../site/placeholders.ts';
import { storedEntries } from '../../site/storage.ts';
import { notFoundHints, phrases, strings } from '../../site/strings.ts';
import { topics } from '../../site/topics.ts';
import type { Language } from '../../src/model/language.ts';
import { searchTexts } from '../../src/model/search/texts.ts';

/** A text that readers see, and where it is written. */
export interface WrittenText {
  where: string;
  text: string;
}

const root = join(import.meta.dirname, '../..');

/** Everything that we write for readers of a language: pages, meanings, the texts of `site/`, and words in scripts. */
export function writtenTexts(language: Language): WrittenText[] {
  return [...pages(language), ...meanings(language), ...siteTexts(language), ...scriptTexts(language)];
}

function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);
}

function pages(language: Language): WrittenText[] {
  return filesOf(`content/${language}`, /\.md$/).map((where) => ({
    where,
    text: readFileSync(join(root, where), 'utf8'),
  }));
}

function meanings(language: Language): WrittenText[] {
  return filesOf('facts/meanings', /\.json$/).flatMap((where) =>
    textsIn(JSON.parse(readFileSync(join(root, where), 'utf8')), language).map((text) => ({ where, text })),
  );
}

/** What readers type into the search (`searchAliases`) is theirs, and not judged. */
function siteTexts(language: Language): WrittenText[] {
  const said = {
    'site/strings.ts': [strings, phrases, notFoundHints],
    'src/model/search/texts.ts': [searchTexts],
    'site/facts-strings.ts': [factsStrings],
    'site/keys.ts': [keySwitches],
    'site/navbar.ts': [navbar],
    'site/placeholders.ts': [placeholders],
    'site/storage.ts': [storedEntries],
    'site/topics.ts': [topics],
  };
  return Object.entries(said).flatMap(([where, values]) =>
    textsIn(values, language).map((text) => ({ where, text })),
  );
}

/** Chinese words that a script or a component holds itself. */
function scriptTexts(language: Language): WrittenText[] {
  if (language === 'en') return [];
  return filesOf('src', /(?<!\.test)\.(tsx?|astro)$/).flatMap((where) => {
    const code = readFileSync(join(root, where), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const quoted = code.matchAll(/(['"`])((?:(?!\1).)*\p{Script=Han}(?:(?!\1).)*)\1/gu);
    return [...quoted].map(([, , text = '']) => ({ where, text }));
  });
}

/** The texts of a language in a value: those below its key, whatever lies between. */
function textsIn(value: unknown, language: Language, inside = false): string[] {
  if (typeof value === 'string') return inside ? [value] : [];
  // Texts that hold a name or a number: a word of the language stands for it.
  const word = language === 'zh' ? '某' : 'x';
  if (typeof value === 'function') return inside ? [String(value(word, word))] : [];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, language, inside));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, language, inside || key === language));
}
