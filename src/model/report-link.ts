import { site } from '../../site/site.ts';
import type { Language } from './language.ts';

/** The AList that a page was checked against, as the facts name it. */
export interface Checked {
  version: string;
  /** Day of that release: `2026-08-05`. */
  date: string;
}

/** A new issue about a page, filled in with what its reader cannot know; nothing is sent until the reader does. */
export function reportLink(
  page: { path: string; language: Language; title: string },
  checked: Checked,
): string {
  const zh = page.language === 'zh';
  const body = [
    `${zh ? '页面' : 'Page'}: ${page.path}`,
    `${zh ? '语言' : 'Language'}: ${page.language}`,
    `${zh ? '核对版本' : 'Checked with'}: AList ${checked.version} (${checked.date})`,
    '',
    zh ? '哪里有问题，应该是怎样：' : 'What is wrong, and what should it say:',
    '',
  ].join('\n');
  const query = new URLSearchParams({ title: `${page.title} (${page.path})`, body });
  return `${site.docs.repository}/issues/new?${query}`;
}
