import { execFileSync } from 'node:child_process';

/** When a file came, when it last changed, and who changed it. */
export interface FileHistory {
  created: Date;
  updated: Date;
  /** Names as `.mailmap` writes them, in order of their first commit. Addresses are never read. (SITE-08) */
  authors: string[];
}

/** Separates commits in git's output; no path can hold it. */
const mark = '\u001f';

/** The history of every file below a folder by its path, in one call; empty where there is no git data. (PAGE-15) */
export function readHistory(root: string, folder: string): Map<string, FileHistory> {
  const files = new Map<string, FileHistory>();
  for (const commit of gitLog(root, folder).split(mark).slice(1)) {
    const [time = '', author = '', ...paths] = commit.split('\n');
    const date = new Date(Number(time) * 1000);
    for (const path of paths.filter(Boolean)) record(files, path, date, author);
  }
  return files;
}

/** Adds a commit, newest first, to what is known of a file. */
function record(files: Map<string, FileHistory>, path: string, date: Date, author: string): void {
  const known = files.get(path);
  if (!known) {
    files.set(path, { created: date, updated: date, authors: [author] });
    return;
  }
  known.created = date;
  known.authors = [author, ...known.authors.filter((name) => name !== author)];
}

function gitLog(root: string, folder: string): string {
  try {
    return execFileSync(
      'git',
      [
        '-c',
        'core.quotepath=off',
        'log',
        '--use-mailmap',
        `--format=${mark}%ct%n%aN`,
        '--name-only',
        '--',
        folder,
      ],
      { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] },
    );
  } catch {
    return '';
  }
}
