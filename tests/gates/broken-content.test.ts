import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** What a build reads, but for what is installed. */
const sources = [
  'astro.config.ts',
  'content',
  'contract',
  'facts',
  'package.json',
  'public',
  'scripts',
  'site',
  'src',
  'tests/fixtures/site',
  'tsconfig.json',
];
let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'broken-content-'));
  for (const name of sources) cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Builds a copy of the site in which one file was changed, and puts the file back. */
function buildWith(
  file: string,
  change: (text: string) => string,
  variables: Record<string, string> = {},
): { code: number | null; output: string } {
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  const cache = join(project, 'cache');
  rmSync(cache, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/astro'), ['build'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', CACHE_DIR: cache, NO_COLOR: '1', ...variables },
  });
  writeFileSync(path, before);
  return { code: status, output: stdout + stderr };
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: project, stdio: 'ignore' });
}

const page = 'content/en/faq/why.md';

describe('what a build of pages that are not ours warns of', { timeout: 180_000 }, () => {
  it('is a value of a wrong type, with its file, and goes on [SITE-21]', () => {
    const folder = 'tests/fixtures/site/content';
    const wrong = `${folder}/en/guide/wrong/types.md`;
    const { code, output } = buildWith(wrong, (text) => text, { CONTENT_DIR: folder });
    expect(output).toMatch(/^warning: tests\/fixtures\/site\/content\/en\/guide\/wrong\/types\.md: .*toc/m);
    expect(code).toBe(0);
  });
});

describe('what stops the build', { timeout: 180_000 }, () => {
  it('is an unknown key in front matter, with file, key and fix [SITE-12]', () => {
    const { code, output } = buildWith(page, (text) => text.replace('---\n', '---\nshortTilte: Why\n'));
    expect(code).not.toBe(0);
    expect(output).toContain('faq/why');
    expect(output).toContain('unknown front matter key "shortTilte"');
    expect(output).toContain('Did you mean "shortTitle"?');
  });

  it('is an old path that leads to no page, with file, key and fix [RTE-30]', () => {
    const { code, output } = buildWith('site/redirects.ts', (text) =>
      text.replace("'/guide/community.html'", "'/guide/no-such-page.html'"),
    );
    expect(code).not.toBe(0);
    expect(output).toContain('site/redirects.ts: /community/ leads to /guide/no-such-page.html');
    expect(output).toContain('Name the path of a page');
  });

  it('is a missing text of one language, with file, key and fix [SITE-06]', () => {
    const { code, output } = buildWith('site/strings.ts', (text) => text.replace(/zh: '上一页'/, "zh: ''"));
    expect(code).not.toBe(0);
    expect(output).toContain('site/strings.ts: "previous" has no text for "zh"');
    expect(output).toContain('Add it beside');
  });

  it('is a setting that nothing reads, with file, key and fix', () => {
    const { code, output } = buildWith('site/site.ts', (text) =>
      text.replace("branch: 'main'", "branch: 'main', brunch: 'main'"),
    );
    expect(code).not.toBe(0);
    expect(output).toContain('site/site.ts: docs.brunch is no setting, so nothing would read it.');
    expect(output).toContain('Correct its name');
  });

  it('is a variable that says nothing the site knows, all named at once [LOOK-13, SRCH-07]', () => {
    const variables = { THEME_COLOURS: 'nonsense', SEARCH_APP_ID: 'A' };
    const { code, output } = buildWith('site/site.ts', (text) => text, variables);
    expect(code).not.toBe(0);
    expect(output).toContain('THEME_COLOURS must name colors of src/styles/theme-colours.css');
    expect(output).toContain('SEARCH_APP_ID and SEARCH_API_KEY belong together');
  });

  it('is a container that is never closed, with file, line and fix; a wrong target of edit links only warns [MD-02, PAGE-14]', () => {
    git('init', '-b', 'main');
    git('remote', 'add', 'origin', 'https://example.org/somebody/else.git');
    const { code, output } = buildWith(page, (text) => `${text}\n:::note\nNever closed.\n`);
    rmSync(join(project, '.git'), { recursive: true });
    expect(output).toContain('warning: site/site.ts: edit links lead to https://github.com/AlistGo/docs');
    expect(code).not.toBe(0);
    expect(output).toMatch(/content\/en\/faq\/why\.md:\d+/);
    expect(output).toContain('":::note" is not closed');
    expect(output).toContain('Fix:');
  });

  it('is a page, an anchor or a picture that does not exist, all named at once [MD-13, IMG-08]', () => {
    const { code, output } = buildWith(
      page,
      (text) =>
        `${text}\nSee [one](/guide/no-such-page.html) and [two](/faq/howto.html#no-such-anchor).\n\n![A picture](/media/not-there.png)\n`,
    );
    expect(code).not.toBe(0);
    expect(output).toMatch(/content\/en\/faq\/why\.md:\d+/);
    expect(output).toContain('/guide/no-such-page.html');
    expect(output).toContain('no-such-anchor');
    expect(output).toContain('not-there.png');
    expect(output).toContain('Fix:');
  });
});
