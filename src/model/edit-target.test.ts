import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editTargetWarnings } from './edit-target.ts';

const docs = { repository: 'https://github.com/AlistGo/docs', branch: 'main', folder: 'content' };
let root: string;

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: 'ignore' });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edit-target-'));
  git('init', '-b', 'main');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--allow-empty', '-m', 'First');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the target of edit links', () => {
  it('is compared with the repository and branches of the checkout [PAGE-14]', () => {
    git('remote', 'add', 'origin', 'git@github.com:alistgo/docs.git');
    expect(editTargetWarnings(root, docs)).toEqual([]);
    expect(editTargetWarnings(root, { ...docs, repository: 'https://github.com/alist-org/docs' })).toEqual([
      expect.stringContaining('alist-org/docs'),
    ]);
    expect(editTargetWarnings(root, { ...docs, branch: 'release' })).toEqual([
      expect.stringContaining('"release"'),
    ]);
  });

  it('is not compared where no repository is set [PAGE-14]', () => {
    git('remote', 'add', 'origin', 'git@github.com:alistgo/docs.git');
    expect(editTargetWarnings(root, { ...docs, repository: undefined, branch: 'release' })).toEqual([]);
  });

  it('cannot be judged without a remote', () => {
    expect(editTargetWarnings(root, { ...docs, branch: 'release' })).toEqual([]);
  });
});
