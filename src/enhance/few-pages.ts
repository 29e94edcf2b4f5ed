import { focusMode } from './focus-mode.ts';
import { missingSidebar } from './missing-sidebar.ts';
import { pageViews } from './page-views.ts';
import { all } from './registry.ts';
import { typing } from './typing.ts';

/** What hardly a page has: one script for all of it, so that the others name one address only. */
export function fewPages(root: Document | Element): () => void {
  return all(missingSidebar(root), focusMode(root), typing(root), pageViews(root));
}
