import { addressOf } from './address.ts';
import type { FrontMatter } from './front-matter.ts';
import { localeHome } from './language.ts';
import { titleCase } from './sidebar.ts';

/** A generated page, as the collection takes it. */
export interface CatalogPage {
  id: string;
  data: FrontMatter;
  /** Markdown. */
  body: string;
}

/** A page with the catalog of its folder for every folder that holds pages and has no index page. (RTE-29) */
export function catalogPages(ids: readonly string[]): CatalogPage[] {
  const known = new Set(ids);
  const folders = new Set(ids.flatMap(foldersOf));
  return [...folders]
    .filter((folder) => !known.has(`${folder}/index`) && !isHome(folder))
    .sort()
    .map((folder) => ({
      id: `${folder}/index`,
      data: {
        title: titleCase(folder.slice(folder.lastIndexOf('/') + 1)),
        toc: false,
        pageInfo: false,
        index: false,
      },
      body: '::catalog\n',
    }));
}

/** Every folder above an id: `en/tool/google/request` lies in `en`, `en/tool` and `en/tool/google`. */
function foldersOf(id: string): string[] {
  const parts = id.split('/').slice(0, -1);
  return parts.map((_part, at) => parts.slice(0, at + 1).join('/'));
}

function isHome(folder: string): boolean {
  const { language, path } = addressOf(`${folder}/index`);
  return path === localeHome[language];
}
