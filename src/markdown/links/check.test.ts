import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLinks } from './check.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return checkLinks(join(folder, 'dist'), join(folder, 'content')).map(
    ({ file, line, message, fix }) => `${file.replace(folder, '')}:${line} ${message} ${fix}`,
  );
}

test('names the file and line of a link to a missing page or anchor, also where it was written as Markdown [MD-13]', () => {
  const problems = write({
    'dist/guide/index.html':
      '<h2 id="a">A</h2><a href="/guide/none.html">x</a> <a href="/zh/x.html#b">y</a> <a href="#c">z</a>',
    'dist/zh/x.html': '<h2 id="a">A</h2><a href="/zh/none.html">x</a><a href="/guide/#a">ok</a>',
    'content/en/guide/index.md': '---\ntitle: t\n---\n[x](none.md)\n\n[y](/zh/x.html#b) and [z](#c)\n',
    'content/zh/x.md': 'a\n\n[x](./none.md)\n',
  });
  expect(problems).toEqual([
    expect.stringMatching(/^\/content\/en\/guide\/index\.md:4 The link \/guide\/none\.html leads to no page/),
    expect.stringMatching(/^\/content\/en\/guide\/index\.md:6 The link \/zh\/x\.html#b leads to a place/),
    expect.stringMatching(/^\/content\/en\/guide\/index\.md:6 The link #c leads to a place/),
    expect.stringMatching(/^\/content\/zh\/x\.md:3 The link \/zh\/none\.html leads to no page/),
  ]);
});

test('names what layouts draw on many pages once [MD-13]', () => {
  const page = '<nav><a class="x" href="/none">n</a></nav>';
  const problems = write({
    'dist/a.html': page,
    'dist/b.html': page,
    'dist/c.html': page,
    'dist/none.html': 'n',
  });
  expect(problems).toEqual([
    'the page /a.html (and on 2 more pages):undefined The link /none leads to no page; a reader who follows it finds "not found". write /none.html',
  ]);
});

test('accepts links that lead somewhere: encoded, with queries, to files, to itself, to elsewhere [MD-13]', () => {
  const problems = write({
    'dist/index.html':
      '<a href="/zh/%E4%B8%AD.html?x=1#%E4%BA%91">a</a><a href="/zh/中.html#云">b</a><a href="/files/x.zip">c</a><a href="?q=1">d</a><a href="#">e</a><a href="https://example.org/none">f</a><a href="mailto:a@b.c">g</a><a href="/#:~:text=x">h</a><a href="/guide/">i</a>',
    'dist/zh/中.html': '<p id=云>云</p>',
    'dist/guide/index.html': '',
    'dist/files/x.zip': '',
  });
  expect(problems).toEqual([]);
});

test('reports images that are missing, have no size or no words [IMG-08]', () => {
  const problems = write({
    'dist/a.html':
      '<img src="/none.png" alt="" width="1" height="1"><img src="/a.png" alt=""><img src="/a.png" width="1" height="1"><img src="/a.png" alt="a > b" width="1" height="1">',
    'dist/a.png': '',
    'content/en/a.md': 'x\n\n![](/none.png)\n',
  });
  expect(problems).toEqual([
    '/content/en/a.md:3 The image /none.png does not exist. add the file or correct the path',
    expect.stringContaining('The image /a.png has no width and height'),
    expect.stringContaining('The image /a.png has no alt attribute'),
  ]);
});
