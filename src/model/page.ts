import { contributors } from '../../site/contributors.ts';
import { site } from '../../site/site.ts';
import { breadcrumb, type Crumb } from './breadcrumb.ts';
import { contentDir } from './content-dir.ts';
import { type ContentsEntry, contents, type Heading, headingTree } from './contents.ts';
import { editLink } from './edit-link.ts';
import { readFacts } from './facts/read-facts.ts';
import type { FrontMatter } from './front-matter.ts';
import type { FileHistory } from './git-history.ts';
import { type Head, headOf } from './head.ts';
import { historyWith, includedFiles } from './included-files.ts';
import { type Language, twinPath } from './language.ts';
import { withLayoutDefaults } from './layout.ts';
import { type Neighbour, neighbours } from './neighbours.ts';
import { type PageInfo, pageInfo } from './page-info.ts';
import { type Checked, reportLink } from './report-link.ts';
import { type Entry, type Route, type Routes, withTwinFacts } from './route.ts';
import { type SidebarItem, sidebarPrefix, sidebarTree } from './sidebar.ts';

/** A person as the foot of a page names them. (PAGE-16) */
export interface Contributor {
  name: string;
  url?: string | undefined;
}

/** Everything a layout needs to draw one page, as plain data. (SITE-07) */
export interface Page {
  path: string;
  language: Language;
  title: string;
  route: Route;
  frontMatter: FrontMatter;
  /** Source path below `content/`, or null for a generated page. */
  filePathRelative: string | null;
  headers: ContentsEntry[];
  contents: ContentsEntry[];
  breadcrumb: Crumb[];
  breadcrumbIcons: boolean;
  /** Null where the page has no sidebar. (SIDE-14, SIDE-15) */
  sidebar: SidebarItem[] | null;
  /** True where the path has no sidebar although nothing says that it should have none. (SIDE-15) */
  sidebarMissing: boolean;
  previous: Neighbour | null;
  next: Neighbour | null;
  /** The same page in the other language. (NAV-12, NAV-13) */
  twin: { path: string; exists: boolean };
  info: PageInfo;
  /** Last commit that touched the page; null without git data. (PAGE-15) */
  updated: Date | null;
  contributors: Contributor[];
  editLink: string | null;
  /** The AList that the facts, and with them the page, were read from. */
  checked: Checked;
  /** A new issue about this page; null where no repository is set. (PAGE-13) */
  reportLink: string | null;
  head: Head;
}

/** All that pages are made from. */
export interface SiteData {
  entries: ReadonlyMap<string, Entry>;
  routes: Routes;
  /** Addresses at which an untranslated page shows the other language's text. (RTE-27) */
  untranslated: readonly Route[];
  /** History by path below the repository. (PAGE-15) */
  history: ReadonlyMap<string, FileHistory>;
}

const sidebarTrees = new WeakMap<Routes, Map<string, SidebarItem[]>>();

/** The page of a route; the headings are those its Markdown was rendered to. */
export function pageOf(route: Route, headings: readonly Heading[], data: SiteData): Page {
  const entry = data.entries.get(route.id);
  if (!entry)
    throw new Error(`${route.path}: the route table names the entry ${route.id}, which does not exist.`);
  const frontMatter = withLayoutDefaults(withTwinFacts(entry, data.entries));
  const filePathRelative = entry.filePath?.replace(`${contentDir}/`, '') ?? null;
  const past = historyOf(entry, data.history);
  const checked = readFacts().drivers.source;
  const headers = headingTree(headings);
  const sidebar = sidebarOf(route, frontMatter, data.routes);
  const twin = { path: twinPath(route.path), exists: data.routes.has(twinPath(route.path)) };
  const translated = twin.exists && !route.original;
  const info = pageInfo(frontMatter, entry.body ?? '', past, route);
  return {
    path: route.path,
    language: route.language,
    title: frontMatter.title,
    route,
    frontMatter,
    filePathRelative,
    headers,
    contents: frontMatter.toc === false ? [] : contents(headers, frontMatter.headerDepth),
    breadcrumb: frontMatter.breadcrumb === false ? [] : breadcrumb(route, data.routes),
    breadcrumbIcons: frontMatter.breadcrumbIcon ?? site.breadcrumbIcons,
    sidebar,
    sidebarMissing: !sidebar && mayHaveSidebar(route, frontMatter),
    ...neighbours(route, sidebar ?? [], data.routes, frontMatter),
    twin,
    info,
    updated: frontMatter.lastUpdated === false ? null : (past?.updated ?? null),
    contributors: frontMatter.contributors === false ? [] : published(past?.authors ?? []),
    editLink: frontMatter.editLink === false || !filePathRelative ? null : editLink(filePathRelative),
    checked,
    reportLink: reportLink(route, checked),
    head: headOf({ route, frontMatter, body: entry.body ?? '', twinExists: translated, past, info }),
  };
}

/** The history of an entry and of what it includes; undefined without git data. (PAGE-15) */
function historyOf({ filePath, body = '' }: Entry, history: SiteData['history']): FileHistory | undefined {
  if (!filePath) return undefined;
  const included = includedFiles(body, filePath).map((path) => history.get(path));
  return historyWith(history.get(filePath), included);
}

function sidebarOf(route: Route, frontMatter: FrontMatter, routes: Routes): SidebarItem[] | null {
  if (!mayHaveSidebar(route, frontMatter)) return null;
  const prefix = sidebarPrefix(route.path, site.sidebars);
  if (!prefix) return null;
  const trees = sidebarTrees.get(routes) ?? new Map<string, SidebarItem[]>();
  sidebarTrees.set(routes, trees);
  const tree = trees.get(prefix) ?? sidebarTree(routes, prefix, route.language);
  trees.set(prefix, tree);
  return tree;
}

/** False where the page says so, and below `/tool/`. (SIDE-14) */
function mayHaveSidebar(route: Route, frontMatter: FrontMatter): boolean {
  return frontMatter.sidebar !== false && !/^(\/zh)?\/tool\//.test(route.path);
}

function published(authors: readonly string[]): Contributor[] {
  return authors.flatMap((author) => contributors[author] ?? []);
}
