import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringsOf } from '../../site/strings.ts';
import { htmlLang, languageOf } from '../../src/model/language.ts';
import type { Moved } from '../../src/model/redirects.ts';

/** Writes a small page at every old path, for hosts that know no rules; it forwards with query and hash. (RTE-30) */
export function writeMovedPages(folder: string, moved: Moved): void {
  for (const [from, to] of Object.entries(moved)) {
    const file = join(folder, from.endsWith('/') ? `${from}index.html` : from);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, movedPage(encodeURI(to)));
  }
}

/** The page at an old path. `to` is percent-encoded, so that nothing in it can end an attribute or the script. */
export function movedPage(to: string): string {
  const language = languageOf(to);
  const target = JSON.stringify(to);
  const script = `location.replace(${target}.replace(/(#.*)?$/,(hash)=>location.search+(hash||location.hash)))`;
  return [
    '<!doctype html>',
    `<html lang="${htmlLang[language]}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${stringsOf(language).pageMoved}</title>`,
    '<meta name="robots" content="noindex">',
    `<script>${script}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
    `<link rel="canonical" href="${to}">`,
    '</head>',
    `<body><p><a href="${to}">${to}</a></p></body>`,
    '</html>',
    '',
  ].join('\n');
}
