import { site } from '../../site/site.ts';
import type { Language } from './language.ts';

/** The AList that a page was checked against, as the facts name it. */
export interface Checked {
  version: string;
  /** Day of that release: `2026-08-05`. */
  date: string;
}

/**
 * A new issue about a page, filled in with what its reader cannot know; nothing is sent until the reader does. The
 * labels are those of the tracker, in one language: the address stands in every page, so it is kept short. Without a
 * repository there is nowhere to report to.
 */
export function reportLink(
  page: { path: string; language: Language },
  checked: Checked,
  { repository }: Pick<typeof site.docs, 'repository'> = site.docs,
): string | null {
  if (!repository) return null;
  const body = `Page: ${page.path}\nLanguage: ${page.language}\nAList: ${checked.version} (${checked.date})\n\n`;
  const query = new URLSearchParams({ title: page.path, body });
  return `${repository}/issues/new?${query}`;
}
