import { execFileSync } from 'node:child_process';
import type { site } from '../../site/site.ts';

/**
 * What is wrong with the target of edit links, as far as the checkout can tell: its remote is another repository, or
 * has no such branch. Without git data or a remote there is nothing to compare with. (PAGE-14)
 */
export function editTargetWarnings(root: string, { repository, branch }: typeof site.docs): string[] {
  if (!repository) return [];
  const remotes = git(root, ['config', '--get-regexp', '^remote\\..*\\.url$'])
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter(Boolean);
  if (remotes.length === 0) return [];
  const warnings: string[] = [];
  if (!remotes.some((remote) => nameOf(remote) === nameOf(repository))) {
    warnings.push(
      `site/site.ts: edit links lead to ${repository}, but this checkout comes from ${remotes.join(', ')}. Correct docs.repository, unless this is a copy on purpose.`,
    );
  }
  const branches = git(root, ['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes']);
  if (!branches.split('\n').some((name) => name === branch || name.endsWith(`/${branch}`))) {
    warnings.push(
      `site/site.ts: edit links lead to the branch "${branch}", which this checkout does not have. Correct docs.branch.`,
    );
  }
  return warnings;
}

/** `git@github.com:AlistGo/docs.git` and `https://github.com/AlistGo/docs` are one repository. */
function nameOf(address: string): string {
  return address
    .replace(/\.git$/, '')
    .split(/[/:]/)
    .slice(-2)
    .join('/')
    .toLowerCase();
}

function git(root: string, args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
