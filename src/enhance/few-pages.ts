import { focusMode } from './focus-mode.ts';
import { missingSidebar } from './missing-sidebar.ts';
import { all, type Enhancement, lazily } from './registry.ts';
import { typing } from './typing.ts';

/** Page views stay apart: few sites count them, and those pages need nothing else. (PAGE-08) */
const views: Enhancement = lazily('[data-views]', () =>
  import('./page-views.ts').then((module) => module.pageViews),
);

/** What hardly a page has: one script for all of it, so that the others name one address only. */
export function fewPages(root: Document | Element): () => void {
  return all(missingSidebar(root), focusMode(root), typing(root), views(root));
}
