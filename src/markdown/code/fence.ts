/** What the line that opens a code block says: ```` ```bash title="x" {1,3-5} :line-numbers=5 ````. */
export interface Fence {
  /** The language as written, lower-cased; `text` where none is given. */
  language: string;
  title: string | undefined;
  /** Lines to highlight, counted from 1. (CODE-03) */
  highlighted: ReadonlySet<number>;
  /** The number of the first line, or false for none; undefined leaves it to the block's length. (CODE-02) */
  numbers: number | false | undefined;
  /** How many lines show before the block is expanded; undefined for all. (CODE-05) */
  collapsed: number | undefined;
  /** Words nobody understands. */
  unknown: string[];
}

const defaultCollapsedLines = 15;

/** Reads the opening line of a code block; language and the rest may also stand together (`bash{1}`). */
export function readFence(language: string, meta: string): Fence {
  const [, name = '', rest = ''] = /^([\w+#.-]*)(.*)$/.exec(language) ?? [];
  const fence: Fence = {
    language: name.toLowerCase() || 'text',
    title: undefined,
    highlighted: new Set(),
    numbers: undefined,
    collapsed: undefined,
    unknown: [],
  };
  for (const [word] of `${rest} ${meta}`.matchAll(/\w+="[^"]*"|\{[^}]*\}|:?[^\s{}:]+/g)) apply(word, fence);
  return fence;
}

function apply(word: string, fence: Fence): void {
  const [, name = '', value] = /^:([\w-]+)(?:=(\d+))?$/.exec(word) ?? [];
  const title = /^title="(.*)"$/.exec(word)?.[1];
  if (title !== undefined) fence.title = title;
  else if (/^\{[\d,\s-]+\}$/.test(word)) fence.highlighted = linesIn(word.slice(1, -1));
  else if (name === 'line-numbers') fence.numbers = Number(value ?? 1);
  else if (name === 'no-line-numbers') fence.numbers = false;
  else if (name === 'collapsed-lines') fence.collapsed = Number(value ?? defaultCollapsedLines);
  else if (name === 'no-collapsed-lines') fence.collapsed = undefined;
  else fence.unknown.push(word);
}

/** The lines of `1,3-5`. */
function linesIn(ranges: string): Set<number> {
  const lines = new Set<number>();
  for (const range of ranges.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}
