import { catalog } from './catalog/catalog.ts';
import { factsDirectives } from './facts/directives.tsx';
import type { MarkdownPage } from './page.ts';
import { placeholderTable } from './placeholders/placeholders.ts';
import { storageRegistry } from './storage-registry/storage-registry.ts';

/** What stands in a directive's braces: `{type=tip .wide}`. */
export type Attributes = Record<string, string | null | undefined>;

/**
 * Draws a leaf directive: `::driver-card[OneDrive]` calls the function named `driver-card` with `'OneDrive'`.
 * @param argument the text in the brackets as written, `''` where there are none
 * @returns HTML; links, headings and images in it are treated like those of the page
 * @throws Error with what is wrong; it stops the build with the page's file and line
 */
export type LeafDirective = (
  argument: string,
  attributes: Attributes,
  page: MarkdownPage,
) => string | Promise<string>;

/** Every leaf directive of the site by name; an unknown name stops the build. Add a new one here. */
export const leafDirectives: Readonly<Record<string, LeafDirective>> = {
  catalog,
  placeholders: placeholderTable,
  'storage-registry': storageRegistry,
  ...factsDirectives,
};
