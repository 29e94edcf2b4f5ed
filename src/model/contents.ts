/** A heading as the Markdown processor reports it. */
export interface Heading {
  /** 1 to 6. */
  depth: number;
  slug: string;
  text: string;
}

/** A heading with those below it: an entry of the contents. (SITE-07, TOC-01) */
export interface ContentsEntry {
  title: string;
  slug: string;
  level: number;
  children: ContentsEntry[];
}

/** The headings of a page (h2 to h6) as a tree: each below the last shallower one before it. (SITE-07, TOC-03) */
export function headingTree(headings: readonly Heading[]): ContentsEntry[] {
  const roots: ContentsEntry[] = [];
  const open: ContentsEntry[] = [];
  for (const { depth, slug, text } of headings) {
    if (depth < 2) continue;
    const entry: ContentsEntry = { title: text, slug, level: depth, children: [] };
    while (open.length && (open.at(-1)?.level ?? 0) >= depth) open.pop();
    (open.at(-1)?.children ?? roots).push(entry);
    open.push(entry);
  }
  return roots;
}

/** The first `depth` levels of a tree, counted from the shallowest heading present. (TOC-01, TOC-02) */
export function contents(tree: readonly ContentsEntry[], depth = 2): ContentsEntry[] {
  if (depth < 1) return [];
  return tree.map((entry) => ({ ...entry, children: contents(entry.children, depth - 1) }));
}
