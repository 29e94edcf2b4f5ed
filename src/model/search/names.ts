import { plainName } from './tokens.ts';

/** What a built page offers to the names index. */
export interface PageNames {
  path: string;
  title: string;
  /** Other words readers use for the page: brands, pinyin initials, what `site/search.ts` lists. */
  aliases: string[];
  /** Headings and rows of the text that can be linked to, in order. */
  sections: SectionName[];
}

export interface SectionName {
  /** Id of the element: the hash of the link. */
  id: string;
  text: string;
  /** A second name: what AList's interface calls a field, or an environment variable. */
  label?: string | undefined;
}

/** The names index of one language as it travels: tuples, because there are thousands. */
export type NamesFile = [path: string, title: string, aliases: string[], sections: PackedSection[]][];
/** The id is left out where it is the text's own, the label where it says nothing that the text does not say. */
type PackedSection = string | [text: string, id: string, label?: string];

/** A heading on as many pages as this says nothing about any of them ("Next", "Before you start"). */
const common = 12;

/** The names index of one language. */
export function packNames(pages: readonly PageNames[]): NamesFile {
  const seenOn = new Map<string, number>();
  for (const { sections } of pages) {
    for (const text of new Set(sections.map((section) => section.text)))
      seenOn.set(text, (seenOn.get(text) ?? 0) + 1);
  }
  const tells = ({ text, label }: SectionName) => label !== undefined || (seenOn.get(text) ?? 0) < common;
  return pages.map(({ path, title, aliases, sections }) => {
    const names = new Set([title, ...aliases].map((name) => name.toLowerCase()));
    names.delete(title.toLowerCase());
    return [path, title, [...names], sections.filter(tells).map(packSection)];
  });
}

function packSection({ text, id, label }: SectionName): PackedSection {
  if (label && plainName(label) !== plainName(text)) return [text, id, label];
  return id === usualId(text) ? text : [text, id];
}

/** The section of a packed one. */
export function unpackSection(packed: PackedSection): SectionName {
  if (typeof packed === 'string') return { text: packed, id: usualId(packed) };
  const [text, id, label] = packed;
  return { text, id, label };
}

/** What most headings' ids are; where the rule of heading ids differs, the id travels. */
function usualId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
