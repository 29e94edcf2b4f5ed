import { site } from '../../site/site.ts';

/** Where a source file, by its path below the docs folder, can be edited; null without a repository. (PAGE-13) */
export function editLink(filePath: string, { repository, branch, folder }: typeof site.docs = site.docs) {
  return repository ? `${repository}/edit/${branch}/${folder}/${filePath}` : null;
}
