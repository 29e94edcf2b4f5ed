/** A link element of every page. `rel`, `type` and `sizes` say what it is; a second one of the same kind is left out. */
export interface HeadLink {
  rel: string;
  /** A path of this site. */
  href: string;
  type?: string;
  sizes?: string;
  title?: string;
}

/** The links of a language: its own first, then those of the whole site that it does not replace. (SITE-05) */
export function headLinks(root: readonly HeadLink[], locale: readonly HeadLink[]): HeadLink[] {
  const kindOf = ({ rel, type, sizes }: HeadLink) => [rel, type, sizes].join();
  const replaced = new Set(locale.map(kindOf));
  return [...locale, ...root.filter((link) => !replaced.has(kindOf(link)))];
}
