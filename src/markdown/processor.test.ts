import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { pageOfPath } from './page.ts';
import { markdownProcessor } from './processor.ts';

async function render(body: string, frontMatter = '') {
  const folder = join(mkdtempSync(join(tmpdir(), 'page-')), 'content/zh/guide');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.md'), frontMatter + body);
  const renderer = await markdownProcessor().createRenderer({});
  return renderer.render(body, {
    fileURL: pathToFileURL(join(folder, 'page.md')),
    frontmatter: { title: 't' },
  });
}

test('takes the language from where the file lies, and hands Astro headings and front matter', async () => {
  const { code, metadata } = await render('## 标题\n\n:::tip\n甲\n:::');
  expect(code).toContain('提示');
  expect(metadata).toMatchObject({
    headings: [{ depth: 2, slug: '标题', text: '标题' }],
    frontmatter: { title: 't' },
  });
});

test('counts lines from the start of the file, front matter included', async () => {
  const { metadata } = await render('甲\n\n:::no\n乙\n:::', '---\ntitle: t\n---\n\n');
  expect(metadata).toMatchObject({ problems: [{ file: 'content/zh/guide/page.md', line: 7 }] });
});

test('hands images beside the page to Astro, which publishes them with their size [IMG-08]', async () => {
  const { code, metadata } = await render('![a](./a.png#dark)');
  expect(metadata.localImagePaths).toEqual(['./a.png']);
  expect(code).toContain('__ASTRO_IMAGE_');
});

test.each([
  ['content/en/guide/index.md', 'en', '/guide/'],
  ['/x/content/zh/faq/why.md', 'zh', '/zh/faq/why.html'],
  ['elsewhere.md', 'en', '/'],
])('reads %s as a page', (file, language, path) => {
  expect(pageOfPath(file)).toMatchObject({ language, path });
});
