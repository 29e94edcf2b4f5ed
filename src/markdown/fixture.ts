import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Language } from '../model/language.ts';
import { type RenderedMarkdown, type RenderOptions, renderMarkdown } from './render.ts';

/** Renders a piece of Markdown for a test, as the body of a page in the given language. */
export function renderText(
  body: string,
  language: Language = 'en',
  options: RenderOptions = {},
): Promise<RenderedMarkdown> {
  const path = language === 'zh' ? '/zh/guide/page.html' : '/guide/page.html';
  return renderMarkdown(body, { language, path, file: `content/${language}/guide/page.md` }, options);
}

/** Renders the `fixture.md` of a syntax's folder; tests hold the result against the `golden.html` beside it. */
export function renderFixture(folder: string, language: Language = 'en'): Promise<RenderedMarkdown> {
  const file = join(folder, 'fixture.md');
  const page = { language, path: '/', file: relative(process.cwd(), file) };
  return renderMarkdown(readFileSync(file, 'utf8'), page);
}
