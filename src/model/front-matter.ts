import { z } from 'zod';

/** A link as front matter writes it: a path of this site or an address. */
const link = z.strictObject({ text: z.string(), link: z.string(), icon: z.string().optional() });

/** One name or several, in order. (SITE-19) */
const names = z.union([z.string(), z.array(z.string())]);

const author = z.union([
  z.literal(false),
  z.string(),
  z.strictObject({ name: z.string(), url: z.url().optional() }),
  z.array(z.union([z.string(), z.strictObject({ name: z.string(), url: z.url().optional() })])),
]);

/** A feature card of the home page; with a link the whole card is one link. (SITE-14, HOME-04) */
const feature = z.strictObject({
  icon: z.string().optional(),
  title: z.string(),
  details: z.string().optional(),
  link: z.string().optional(),
});

/** A section of the home page with an image and a list. (HOME-05) */
const highlight = z.strictObject({
  header: z.string(),
  description: z.string().optional(),
  image: z.string().optional(),
  type: z.enum(['order', 'un-order', 'no-order']).optional(),
  highlights: z.array(feature).optional(),
  features: z.array(feature).optional(),
});

/** A place where the person or project of a portfolio page is found. (PORT-06) */
const media = z.strictObject({ name: z.string(), url: z.url(), icon: z.string() });

/** What somebody paid for; it stands under the label of sponsorship. (PROMO-02) */
const sponsor = z.strictObject({ text: z.string(), link: z.url() });

/** How a folder appears in the sidebar; stands on its index page. (SIDE-04, SIDE-05) */
const dir = z.strictObject({
  text: z.string().optional(),
  icon: z.string().optional(),
  order: z.number().optional(),
  collapsible: z.boolean().optional(),
  expanded: z.boolean().optional(),
  index: z.boolean().optional(),
  link: z.boolean().optional(),
});

/** The layouts a page may name. An unknown one is an error of routing. (SITE-22, ERR-05) */
export const layouts = ['docs', 'home', 'portfolio', 'pricing', 'tool', 'not-found'] as const;

/** The parts of the info row, in the order they are shown by default. (PAGE-04) */
export const pageInfoItems = [
  'author',
  'original',
  'date',
  'views',
  'reading-time',
  'word',
  'category',
  'tag',
] as const;

/** One part of the info row. (PAGE-04) */
export type PageInfoItem = (typeof pageInfoItems)[number];

/** The schema of each key. */
export const frontMatterShape = {
  title: z.string().min(1),
  shortTitle: z.string().optional(),
  icon: z.string().optional(),
  description: z.string().optional(),
  excerpt: z.string().optional(),
  order: z.number().optional(),
  index: z.boolean().optional(),
  dir: dir.optional(),
  layout: z.enum(layouts).optional(),

  author: author.optional(),
  date: z.date().optional(),
  isOriginal: z.boolean().optional(),
  category: names.optional(),
  categories: names.optional(),
  tag: names.optional(),
  tags: names.optional(),
  pageInfo: z.union([z.literal(false), z.array(z.enum(pageInfoItems))]).optional(),
  pageview: z.union([z.boolean(), z.string()]).optional(),
  readingTime: z
    .union([z.literal(false), z.strictObject({ minutes: z.number(), words: z.number() })])
    .optional(),
  sticky: z.union([z.boolean(), z.number()]).optional(),

  cover: z.string().optional(),
  coverAlt: z.string().optional(),
  navbar: z.boolean().optional(),
  sidebar: z.literal(false).optional(),
  breadcrumb: z.boolean().optional(),
  breadcrumbIcon: z.boolean().optional(),
  breadcrumbExclude: z.boolean().optional(),
  toc: z.boolean().optional(),
  headerDepth: z.number().int().min(0).max(5).optional(),
  prev: z.union([z.literal(false), z.string(), link]).optional(),
  next: z.union([z.literal(false), z.string(), link]).optional(),
  editLink: z.boolean().optional(),
  lastUpdated: z.boolean().optional(),
  contributors: z.boolean().optional(),
  comment: z.boolean().optional(),
  commentID: z.string().optional(),
  watermark: z.union([z.boolean(), z.record(z.string(), z.unknown())]).optional(),
  copyright: z.union([z.literal(false), z.string()]).optional(),
  license: z.string().optional(),
  footer: z.union([z.literal(false), z.string()]).optional(),
  backToTop: z.boolean().optional(),
  photoSwipe: z.union([z.literal(false), z.string()]).optional(),
  logo: z.string().optional(),
  logoDark: z.string().optional(),

  home: z.boolean().optional(),
  portfolio: z.boolean().optional(),
  welcome: z.string().optional(),
  name: z.string().optional(),
  avatar: z.string().optional(),
  avatarDark: z.string().optional(),
  avatarAlt: z.string().optional(),
  titles: z.array(z.string()).optional(),
  medias: z.array(media).optional(),
  sponsor: sponsor.optional(),
  heroText: z.string().optional(),
  tagline: z.string().optional(),
  heroImage: z.string().optional(),
  heroImageDark: z.string().optional(),
  heroAlt: z.string().optional(),
  heroFullScreen: z.boolean().optional(),
  actions: z
    .array(
      z.strictObject({ text: z.string(), link: z.string(), type: z.enum(['primary', 'default']).optional() }),
    )
    .optional(),
  features: z.array(feature).optional(),
  highlights: z.array(highlight).optional(),

  redirectFrom: z.array(z.string().startsWith('/')).optional(),
  redirectTo: z.string().startsWith('/').optional(),
  anchors: z.record(z.string(), z.string()).optional(),
  sitemap: z.boolean().optional(),
  seo: z.boolean().optional(),
  feed: z.boolean().optional(),
};

/** Every key a page may have. */
export const frontMatterKeys = Object.keys(frontMatterShape);

/** The closest known key to an unknown one, to be offered as the fix. */
function closest(key: string): string | undefined {
  const near = (a: string, b: string) =>
    [...a].filter((letter, at) => b[at] === letter || b[at + 1] === letter || b[at - 1] === letter).length /
    Math.max(a.length, b.length);
  const best = frontMatterKeys
    .map((known) => ({ known, score: near(key.toLowerCase(), known.toLowerCase()) }))
    .sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0.5 ? best.known : undefined;
}

/**
 * The front matter of a page, strict: an unknown key stops the build and names the key and the closest known one.
 * (SITE-12 to SITE-18)
 */
export const frontMatter = z.strictObject(frontMatterShape, {
  error: (issue) => {
    if (issue.code !== 'unrecognized_keys') return undefined;
    return issue.keys
      .map((key) => {
        const known = closest(key);
        return `unknown front matter key "${key}": nothing would read it. ${known ? `Did you mean "${known}"?` : `Remove it, or use one of: ${frontMatterKeys.join(', ')}.`}`;
      })
      .join(' ');
  },
});

/** A value of front matter that is ignored; happens only where content is read leniently. (SITE-20, SITE-21) */
export interface FrontMatterProblem {
  key: string;
  message: string;
  /** True where the page says so in the browser's console, too. */
  inBrowser: boolean;
}

export type FrontMatter = z.infer<typeof frontMatter> & {
  /** A layout that does not exist; the page is replaced by the error screen. (SITE-22, ERR-05) */
  unknownLayout?: string | undefined;
  problems?: FrontMatterProblem[] | undefined;
};
