import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { movedPaths } from '../../site/redirects.ts';
import { isDocsPath } from '../../src/model/shell.ts';
import { builtPages } from './built-pages.ts';
import { builtFiles, builtRoutes, dist, fileOf } from './dist.ts';

const { pages, moved } = builtRoutes();
const frames = builtPages().map(({ path, root }) => ({
  path,
  shell: root.querySelector('html')?.getAttribute('data-shell'),
}));

describe('the addresses of the built site', () => {
  it('are files, every one of them', () => {
    expect(pages.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
  });

  it('never differ in case only [RTE-14]', () => {
    expect(new Set(pages.map((path) => path.toLowerCase())).size).toBe(pages.length);
  });

  it('are in the table of routes, but for old paths and the 404 pages [RTE-02]', () => {
    const listed = new Set([...pages, ...Object.keys(moved), '/404.html', '/zh/404.html'].map(fileOf));
    expect(builtFiles().filter((file) => file.endsWith('.html') && !listed.has(`${dist}/${file}`))).toEqual(
      [],
    );
  });

  it('hold a page for every old path of the site [RTE-12, RTE-13]', () => {
    expect(Object.keys(movedPaths).filter((path) => !(path in moved))).toEqual([]);
  });

  it('hold a small page that is not indexed at every old path [RTE-30]', () => {
    for (const [from, to] of Object.entries(moved)) {
      const html = readFileSync(fileOf(from), 'utf8');
      expect(html, from).toContain('content="noindex"');
      expect(html, from).toContain(`location.replace("${encodeURI(to)}"`);
      expect(html.length, from).toBeLessThan(1000);
    }
  });

  it('tell the frame of their page, so that a link to another frame is not fetched first [RTE-01]', () => {
    const wrong = frames.filter(({ path, shell }) => isDocsPath(path) !== (shell === 'docs'));
    expect(wrong).toEqual([]);
  });

  it('have the 404 page as a file [RTE-26]', () => {
    expect(existsSync(fileOf('/404.html'))).toBe(true);
  });

  it('have a precompressed file beside each page, smaller than the page', () => {
    for (const file of pages.map(fileOf))
      expect(statSync(`${file}.br`).size, file).toBeLessThan(statSync(file).size);
  });
});
