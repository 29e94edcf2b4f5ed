import ts from 'typescript';

/** A sentence of a file that is no prose itself, and where it begins in the file. */
interface Sentence {
  at: number;
  text: string;
}

/** A page without what may rightly be the same in two texts: code, markup, the targets of links. Lines stay. */
export function markdownProse(markdown: string): string {
  return blank(markdown, /^([ \t]*)(```|~~~)[\s\S]*?^\1?\2/gm, /<script[\s\S]*?<\/script>/g, /<[^>]+>/g)
    .replace(/`[^`\n]*`/g, ' ¦ ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ¦ ');
}

/**
 * The sentences of a file of facts that are ours: what stands under `en` and `zh`. Only files of our own texts are
 * read this way (`ourFacts` in originality.test.ts); names, labels, defaults and messages are AList's.
 */
export function factsProse(json: string): string {
  const strings = json.matchAll(/(?<=\b(?:en|zh)"\s*:\s*)"(?:[^"\\]|\\.)*"/g);
  return inPlace(
    json,
    [...strings].map(({ index, 0: string }) => ({ at: index, text: JSON.parse(string) })),
  );
}

/** The texts of a file of `site/`: its strings, without its code. */
export function siteProse(code: string): string {
  const sentences: Sentence[] = [];
  const file = ts.createSourceFile('site.ts', code, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      sentences.push({ at: node.getStart(file), text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return inPlace(code, sentences);
}

/** A text of as many lines as the file, each sentence on the line it begins on, apart from its neighbours. */
function inPlace(source: string, sentences: readonly Sentence[]): string {
  const lines = source.split('\n').map(() => '');
  for (const { at, text } of sentences) {
    const line = source.slice(0, at).split('\n').length - 1;
    lines[line] += ` ¦ ${text.replaceAll('\n', ' ')} ¦ `;
  }
  return markdownProse(lines.join('\n'));
}

/** Blanks what a pattern finds and keeps its line breaks, so that line numbers stay true. */
function blank(text: string, ...patterns: readonly RegExp[]): string {
  return patterns.reduce(
    (rest, pattern) => rest.replace(pattern, (found) => found.replace(/[^\n]+/g, ' ')),
    text,
  );
}
