import { site } from '../../site/site.ts';

/** Where a source file can be edited. (PAGE-13) */
export function editLink(filePath: string): string {
  const { repository, branch } = site.docs;
  return `${repository}/edit/${branch}/${filePath}`;
}
