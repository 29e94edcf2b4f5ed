import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, localeHome } from '../../model/language.ts';
import { siteAddress } from './links.ts';

/** Where something was written. */
export interface Place {
  file: string;
  line: number | undefined;
}

const addresses =
  /\]\(\s*<?([^\s)>]+)|^\s*\[[^\]]+\]:\s*(\S+)|(?:href|src)="([^"]+)"|(?:link|to|image|src|href):\s*["']?([^\s"']+)/g;

/** Answers the lines of a page's source on which an address of the built page stands; none where it was drawn. */
export function createLocator(content: string): (path: string, url: string) => Place[] {
  const sources = new Map<string, { file: string; lines: string[] }>();
  return (path, url) => {
    const source = sources.get(path) ?? readSource(content, path);
    sources.set(path, source);
    return source.lines.flatMap((text, index) => {
      const here = [...text.matchAll(addresses)].some((found) => {
        const address = found.slice(1).find((group) => group !== undefined) ?? '';
        return [address, siteAddress(address, path)].some((one) => same(one, url));
      });
      return here ? [{ file: source.file, line: index + 1 }] : [];
    });
  };
}

/** The Markdown file behind a URL path. */
function readSource(content: string, path: string): { file: string; lines: string[] } {
  const language = languageOf(path);
  const below = path.slice(localeHome[language].length).replace(/\.html$/, '');
  const file = join(content, language, `${below === '' || below.endsWith('/') ? `${below}index` : below}.md`);
  return { file, lines: existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [] };
}

function same(one: string, other: string): boolean {
  try {
    return decodeURI(one).replace(/#(light|dark)$/, '') === decodeURI(other);
  } catch {
    return one === other;
  }
}
