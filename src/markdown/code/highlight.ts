import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesAlias,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
} from 'shiki';
import { caddyfile } from './caddyfile.ts';

/** A run of characters of one colour; without a kind it has the colour of the text. */
export interface Token {
  text: string;
  kind?: string | undefined;
}

/** Languages that are only text, or close enough to another to be drawn like it. */
const aliases: Readonly<Record<string, string>> = {
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
  conf: 'ini',
  env: 'dotenv',
};

/** Placeholders (`<port>`) are ours, not the language's; in these languages angle brackets mean something else. */
const markupLanguages = new Set([
  'html',
  'xml',
  'svg',
  'vue',
  'astro',
  'jsx',
  'tsx',
  'js',
  'ts',
  'javascript',
  'typescript',
  'go',
  'rust',
  'md',
  'markdown',
]);
const placeholder = /<[\p{L}][\p{L}\p{N} _.-]*>/gu;

/** The colours kept of Shiki's variable theme; the others (arguments, punctuation) stay the colour of the text. */
const kinds: Readonly<Record<string, string>> = {
  'token-keyword': 'keyword',
  'token-function': 'function',
  'token-constant': 'constant',
  'token-string-expression': 'string',
  'token-comment': 'comment',
  'token-inserted': 'inserted',
  'token-deleted': 'deleted',
};

const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--', fontStyle: false });
let highlighter: Promise<Highlighter> | undefined;

/** Whether code of this language is highlighted or known to be plain text. (CODE-01) */
export function isKnownLanguage(language: string): boolean {
  const name = aliases[language] ?? language;
  return (
    name === 'text' || name === caddyfile.name || name in bundledLanguages || name in bundledLanguagesAlias
  );
}

/** Splits code into lines of coloured runs; an unknown language is one plain run a line. (CODE-01) */
export async function highlight(code: string, language: string): Promise<Token[][]> {
  const name = aliases[language] ?? language;
  const plain = code.split('\n').map((text) => [{ text }]);
  const lines = name === 'text' || !isKnownLanguage(name) ? plain : await tokenize(code, name);
  return lines.map((line) => merge(markupLanguages.has(name) ? line : markPlaceholders(line)));
}

async function tokenize(code: string, language: string): Promise<Token[][]> {
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  const shiki = await highlighter;
  // Shiki types only the names it bundles; isKnownLanguage lets nothing through but those and ours.
  const lang = language as BundledLanguage;
  await shiki.loadLanguage(language === caddyfile.name ? caddyfile : lang);
  // Without its limit of half a second for a line, which a busy machine exceeds: the build must not depend on that.
  const lines = shiki.codeToTokensBase(code, { lang, theme, tokenizeTimeLimit: 0 });
  return lines.map((line) =>
    line.map(({ content, color = '' }) => ({ text: content, kind: kinds[color.slice(6, -1)] })),
  );
}

function markPlaceholders(line: Token[]): Token[] {
  const text = line.map((token) => token.text).join('');
  const found = [...text.matchAll(placeholder)].map(
    ({ 0: match, index }) => [index, index + match.length] as const,
  );
  if (found.length === 0) return line;
  let offset = 0;
  return line.flatMap((token) =>
    [...token.text].map((character) => {
      const inside = found.some(([start, end]) => offset >= start && offset < end);
      offset += character.length;
      return { text: character, kind: inside ? 'placeholder' : token.kind };
    }),
  );
}

/** Joins neighbours of one colour; white space takes the colour before it. */
function merge(line: Token[]): Token[] {
  const merged: Token[] = [];
  for (const { text, kind } of line) {
    const last = merged.at(-1);
    if (last && last.kind === kind) last.text += text;
    else if (text !== '') merged.push({ text, kind });
  }
  return merged;
}
