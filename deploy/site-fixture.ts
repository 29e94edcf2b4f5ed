import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The paths of the little site that hosts are tested with. */
const pages = [
  '/',
  '/zh/',
  '/guide/',
  '/zh/guide/',
  '/config/site.html',
  '/guide/drivers/SMB.html',
  '/guide/drivers/sftp.html',
  '/guide/drivers/alist-v2-v3.html',
];
const moved = {
  '/guide/drivers/sfpt.html': '/guide/drivers/sftp.html',
  '/guide/drivers/Alist V2 V3.html': '/guide/drivers/alist-v2-v3.html',
  '/community/': '/guide/#community',
};

/** Writes a built site of a few pages and finishes it as a build does; returns where site and rules lie. */
export function buildFixtureSite(folder: string): { site: string; rules: string } {
  const site = join(folder, 'site');
  const rules = join(folder, 'rules');
  const files: Record<string, string> = {
    '/404.html': page('404 not found'),
    '/zh/404.html': page('404'),
    '/assets/main.abc123.js': `/* ${'script '.repeat(80)}*/`,
    '/assets/main.abc123.css': `/* ${'style '.repeat(80)}*/`,
    '/llms.txt': '中文 '.repeat(200),
    '/routes.json': JSON.stringify({ pages, moved }),
    ...Object.fromEntries(pages.map((path) => [path.replace(/\/$/, '/index.html'), page(`page ${path}`)])),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(site + name), { recursive: true });
    writeFileSync(site + name, content);
  }
  // Pages that are not ours are finished without what needs all of ours.
  execFileSync(process.execPath, ['scripts/finish.ts', site, rules], {
    env: { ...process.env, CONTENT_DIR: folder },
  });
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  return { site, rules };
}

function page(text: string): string {
  return `<!doctype html><html lang="en"><title>${text}</title><p>${text} ${'words '.repeat(80)}</p></html>`;
}
