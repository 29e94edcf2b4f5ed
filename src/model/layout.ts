import type { FrontMatter, layouts } from './front-matter.ts';

/** A layout that exists. */
export type Layout = (typeof layouts)[number];

/** The layout of a page; undefined where it names one that does not exist. A portfolio beats a home. (SITE-22, PORT-01) */
export function layoutOf(
  data: Pick<FrontMatter, 'home' | 'layout' | 'portfolio' | 'unknownLayout'>,
): Layout | undefined {
  if (data.unknownLayout !== undefined) return undefined;
  if (data.portfolio) return 'portfolio';
  return data.home ? 'home' : (data.layout ?? 'docs');
}

/** What a layout leaves out, whatever the page says. (RTE-16, TOOL-01) */
const left: Partial<Record<Layout, Partial<FrontMatter>>> = {
  pricing: {
    sidebar: false,
    toc: false,
    breadcrumb: false,
    editLink: false,
    pageInfo: false,
    comment: false,
    lastUpdated: false,
    contributors: false,
    prev: false,
    next: false,
  },
  tool: { sidebar: false, toc: false, prev: false, next: false },
};

/** The front matter of a page without the parts its layout has no place for. */
export function withLayoutDefaults(data: FrontMatter): FrontMatter {
  const layout = layoutOf(data);
  return { ...data, ...(layout && left[layout]) };
}
