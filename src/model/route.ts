import type { Address } from './address.ts';
import { addressOf } from './address.ts';
import type { FrontMatter } from './front-matter.ts';
import { type Language, languageOf, twinPath } from './language.ts';

/** One entry of the content collection, as far as the model reads it. */
export interface Entry {
  /** Path below `content/` without extension: `zh/guide/index`. */
  id: string;
  data: FrontMatter;
  /** Markdown source without front matter. */
  body?: string | undefined;
  /** Path of the source file below the repository; absent for generated pages. */
  filePath?: string | undefined;
}

/** What every page knows about every other page without loading it. (RTE-28, SITE-09) */
export interface Route extends Address {
  id: string;
  title: string;
  /** Short title, else title: the text in sidebar, breadcrumb and neighbours. */
  label: string;
  icon: string | undefined;
  order: number | undefined;
  /** False where the page is kept out of the sidebar. (SIDE-06) */
  listed: boolean;
  /** False where the page is no step of the breadcrumb of pages below it. (PAGE-11) */
  inBreadcrumb: boolean;
  /** Settings of the folder whose index this page is. */
  dir: NonNullable<FrontMatter['dir']>;
  /** Path of the page whose text is shown here, where the page itself is not translated. (RTE-27) */
  original?: string | undefined;
}

/** Every route of the site by its path. */
export type Routes = ReadonlyMap<string, Route>;

/** The route table of all entries; facts of a Chinese page that are not set come from its English twin. */
export function routesOf(entries: readonly Entry[]): Routes {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const pages = entries.filter(({ data }) => data.redirectTo === undefined);
  return new Map(
    pages.map((entry) => {
      const data = withTwinFacts(entry, byId);
      const address = addressOf(entry.id);
      const route: Route = {
        ...address,
        id: entry.id,
        title: data.title,
        label: data.shortTitle ?? data.title,
        icon: data.icon,
        // A folder's place is its index page's `dir.order`, a file's its own. (SITE-09)
        order: address.isIndex ? data.dir?.order : data.order,
        listed: data.index !== false,
        inBreadcrumb: data.breadcrumbExclude !== true,
        dir: data.dir ?? {},
      };
      return [address.path, route];
    }),
  );
}

/**
 * The front matter of an entry with the facts that both languages share (icon, order, category, tag, folder settings)
 * taken from the English twin where the page itself does not set them.
 */
export function withTwinFacts(entry: Entry, byId: ReadonlyMap<string, Entry>): FrontMatter {
  if (!entry.id.startsWith('zh/')) return entry.data;
  const twin = byId.get(entry.id.replace(/^zh\//, 'en/'))?.data;
  if (!twin) return entry.data;
  const { text: _englishText, ...sharedDir } = twin.dir ?? {};
  const dir = twin.dir || entry.data.dir ? { ...sharedDir, ...entry.data.dir } : undefined;
  const { icon, order, index, category, tag, layout, sidebar, toc, home } = twin;
  return {
    ...dropUndefined({ icon, order, index, category, tag, layout, sidebar, toc, home }),
    ...entry.data,
    dir,
  };
}

function dropUndefined<T extends object>(value: T): Partial<T> {
  // Object.entries widens the key type; the entries are T's own.
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Partial<T>;
}

/** The routes of one language, in no order. */
export function routesIn(routes: Routes, language: Language): Route[] {
  return [...routes.values()].filter((route) => route.language === language);
}

/**
 * For each page without a twin, the route at the twin's path: it shows the page's own text under a notice. These routes
 * are addresses only; nothing lists or offers them. (RTE-27)
 */
export function untranslatedRoutes(routes: Routes): Route[] {
  return [...routes.values()]
    .filter(({ path }) => !routes.has(twinPath(path)))
    .map((route) => {
      const path = twinPath(route.path);
      return { ...route, path, language: languageOf(path), original: route.path };
    });
}
