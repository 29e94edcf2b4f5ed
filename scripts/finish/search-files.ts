import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { type HTMLElement, parse } from 'node-html-parser';
import { createIndex, close as stopPagefind } from 'pagefind';
import { factsStrings } from '../../site/facts-strings.ts';
import { searchAliases } from '../../site/search.ts';
import { strictContent } from '../../src/model/content-dir.ts';
import { driverPath } from '../../src/model/facts/driver-index.ts';
import { readFacts } from '../../src/model/facts/read-facts.ts';
import { type Language, languageOf, languages, localeHome } from '../../src/model/language.ts';
import { type PageNames, packNames, type SectionName } from '../../src/model/search/names.ts';

/**
 * Writes `search/` into a built site: the names index of each language, and Pagefind's full-text index, both made from
 * the text as it stands in the pages (`data-pagefind-body`). (SRCH-06, SRCH-13)
 */
export async function writeSearchFiles(folder: string, pages: readonly string[]): Promise<void> {
  const target = join(folder, 'search');
  mkdirSync(target, { recursive: true });
  const named = pages.map((path) => ({ path, html: readFileSync(fileOf(folder, path), 'utf8') }));
  for (const language of languages) {
    const aliases = aliasesOf(language, new Set(pages));
    const own = named
      .filter(({ path }) => languageOf(path) === language)
      .flatMap(({ path, html }) => pageNames(path, html, aliases.get(path) ?? []) ?? []);
    writeFileSync(join(target, `names.${language}.json`), JSON.stringify(packNames(own)));
  }
  await writeFullText(folder, join(target, 'text'));
}

/** The names of one page, or null where it has no text to find (the home page, a tool page) or is not to be found. */
export function pageNames(path: string, html: string, aliases: string[]): PageNames | null {
  const root = parse(html);
  const title = root.querySelector('h1')?.textContent.trim();
  if (!title || root.querySelector('meta[name="robots"][content="noindex"]')) return null;
  const found = root.querySelectorAll('[data-pagefind-body] [id]');
  return { path, title, aliases, sections: found.flatMap((element) => sectionName(element) ?? []) };
}

function sectionName(element: HTMLElement): SectionName | null {
  const { id, rawTagName: tag } = element;
  if (/^h[2-6]$/.test(tag)) return { id, text: textOf(element) };
  if (tag !== 'tr') return null;
  const name = element.querySelector('th a');
  if (!name) return null;
  const label = element.querySelector('th .FactTable-env') ?? element.querySelector('th .FactTable-label');
  const text = label ? textOf(label) : '';
  const isName = !Object.values(factsStrings.noVariable).some((none) => none === text);
  return { id, text: textOf(name), label: isName ? text : '' };
}

function textOf(element: HTMLElement): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}

/** Other words for pages: those the site lists, and every spelling of a driver's name. */
function aliasesOf(language: Language, pages: ReadonlySet<string>): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  for (const [path, words] of Object.entries(searchAliases)) {
    const here = localeHome[language] + path.slice(1);
    // The fixture site has few of the pages that the aliases are for.
    if (!pages.has(here) && !strictContent) continue;
    if (!pages.has(here))
      throw new Error(
        `site/search.ts: ${path} has aliases, but there is no such page, so nothing would be found.`,
      );
    aliases.set(here, [...new Set([...words[language], ...words.en, ...words.zh])]);
  }
  const { drivers, meanings } = readFacts();
  for (const driver of drivers.drivers) {
    const own = meanings.drivers.get(driver.name);
    const words = [driver.name, own?.brand[language], own?.brand.en, own?.brand.zh, own?.pinyin];
    const path = driverPath(driver, language);
    aliases.set(path, [
      ...new Set([...(aliases.get(path) ?? []), ...words.filter((word) => word !== undefined)]),
    ]);
  }
  return aliases;
}

/** Marks and tables of ticks: they stand on every page of a kind, and say nothing outside their place. */
const notText = ['.Code-label', '.Code-expand', '.DriverCard', '.DriverIndex', '.Badge'];
/** Only what our own dialog asks for; Pagefind also brings interfaces of its own. */
const unused = /pagefind-(ui|modular-ui|component-ui|highlight|worker)\./;

/**
 * How much of the index lies in one file. By default a word costs its reader 33 KB; this makes it 4. Pagefind reads it
 * from the environment only and does not promise it; `npm run bench -- search` shows should it go.
 */
const pieceSize = 2000;

async function writeFullText(folder: string, outputPath: string): Promise<void> {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = String(pieceSize);
  const { index, errors } = await createIndex({ includeCharacters: '_/.-', excludeSelectors: notText });
  const problems = [...errors];
  if (index) {
    problems.push(...(await index.addDirectory({ path: folder })).errors);
    const { files, errors: failures } = await index.getFiles();
    problems.push(...failures);
    for (const { path, content } of files.filter((file) => !unused.test(file.path))) {
      mkdirSync(dirname(join(outputPath, path)), { recursive: true });
      writeFileSync(join(outputPath, path), path.endsWith('.js') ? await smaller(content) : content);
    }
  }
  await stopPagefind();
  if (problems.length > 0) throw new Error(`Pagefind could not index ${folder}: ${problems.join('; ')}`);
}

/** Pagefind's module comes with long names and spaces. */
async function smaller(content: Uint8Array): Promise<string> {
  const { code } = await transform(Buffer.from(content).toString(), { minify: true, format: 'esm' });
  return code;
}

function fileOf(folder: string, path: string): string {
  return join(folder, path.endsWith('/') ? `${path}index.html` : path);
}
