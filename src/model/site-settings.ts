import { z } from 'zod';
import { pageInfoItems } from './front-matter.ts';
import { themeColourNames } from './theme-colours.ts';

const text = z.string().min(1);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org/a' });
const ownPath = z.string().startsWith('/', { error: 'must be a path of this site, such as /logo.svg' });
const origin = z.string().regex(/^https?:\/\/[^/\s]+\/?$/, {
  error: 'must be an origin such as https://docs.example.org, without a path',
});
const counter = z.string().regex(/^(https?:\/\/|data:|\/)\S+$/, {
  error: 'must be the address of a counter, such as https://count.example.org/views',
});
const onOff = z.enum(['true', 'false'], { error: 'must be true or false' });
const link = z.strictObject({
  rel: text,
  href: ownPath,
  type: text.optional(),
  sizes: text.optional(),
  title: text.optional(),
});
const pageInfo = z.union([z.literal(false), z.array(z.enum(pageInfoItems))]).optional();
const colours = z.array(
  z.enum(themeColourNames, {
    error: `must name colors of src/styles/theme-colours.css: ${themeColourNames.join(', ')}`,
  }),
);

function bilingual<T extends z.ZodType>(value: T) {
  return z.strictObject({ en: value, zh: value });
}

/** What `site/site.ts` may hold, and nothing else. (SITE-05) */
const siteSettings = z.strictObject({
  title: bilingual(text),
  description: bilingual(text),
  head: z.array(link),
  localeHead: bilingual(z.array(link)),
  picture: bilingual(ownPath),
  origin: origin.optional(),
  repository: z.strictObject({ url: webAddress }),
  docs: z.strictObject({ repository: webAddress.optional(), branch: text, folder: text }),
  author: z.strictObject({ name: text, url: webAddress.optional() }),
  license: text.optional(),
  hostedBy: z.strictObject({ name: text, url: webAddress, image: ownPath }),
  appearance: z.enum(['switch', 'toggle', 'disable', 'enable', 'auto']),
  themeColours: colours,
  fullScreen: z.boolean(),
  adBlockHook: z.boolean(),
  pageInfo: bilingual(pageInfo),
  breadcrumbIcons: z.boolean(),
  sidebarPageIcons: z.boolean(),
  focusMode: z.boolean(),
  focusDelay: z.int().positive(),
  pageViews: counter.optional(),
  sidebars: z.array(ownPath),
});

/** The variables that `site/` reads at build; those that are missing or blank take their default. (PRIV-06) */
const siteVariables = z.strictObject({
  SITE_URL: origin.optional(),
  THEME_COLOURS: z.preprocess(
    (list) => (typeof list === 'string' && list ? list.split(',') : undefined),
    colours.optional(),
  ),
  FULL_SCREEN: onOff.optional(),
  SIDEBAR_PAGE_ICONS: onOff.optional(),
  FOCUS_MODE: onOff.optional(),
  PAGE_VIEWS_URL: counter.optional(),
  SEARCH_APP_ID: text.optional(),
  SEARCH_API_KEY: text.optional(),
  SEARCH_INDEX: text.optional(),
});

/**
 * Stops the build where a setting is unknown or wrong: Astro does not check types, so a misspelt one would just do
 * nothing. All problems are named at once, each with what to do; values are not repeated, since one may be a key.
 */
export function assertSettings(
  site: object,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const { success, error } = siteSettings.safeParse(site);
  const given = Object.fromEntries(
    Object.keys(siteVariables.shape).map((name) => [name, environment[name] || undefined]),
  );
  const variables = siteVariables.safeParse(given).error?.issues ?? [];
  const problems = [
    ...variables.map(
      (issue) => `${String(issue.path[0])} ${issue.message}. Correct the variable, or unset it.`,
    ),
    ...halfOfSearch(given),
    // What a variable says wrongly is wrong in site.ts, too: one message is enough.
    ...(success || variables.length > 0 ? [] : error.issues.flatMap(inFile)),
  ];
  if (problems.length > 0) {
    throw new Error(`The site cannot be built with these settings:\n  ${problems.join('\n  ')}`);
  }
}

/** The hosted search needs two variables, and its index nothing without them. (SRCH-07) */
function halfOfSearch({
  SEARCH_APP_ID: id,
  SEARCH_API_KEY: key,
  SEARCH_INDEX: index,
}: Record<string, unknown>) {
  if (Boolean(id) === Boolean(key) && (id || !index)) return [];
  return [
    'SEARCH_APP_ID and SEARCH_API_KEY belong together, and SEARCH_INDEX to both: the hosted search would stay off. Set both, or none of the three.',
  ];
}

function inFile(issue: z.core.$ZodIssue): string[] {
  const where = `site/site.ts: ${issue.path.join('.')}`;
  if (issue.code !== 'unrecognized_keys') return [`${where} is wrong: ${issue.message}. Correct it.`];
  return issue.keys.map(
    (key) =>
      `site/site.ts: ${[...issue.path, key].join('.')} is no setting, so nothing would read it. Correct its name (src/model/site-settings.ts lists all), or remove it.`,
  );
}
