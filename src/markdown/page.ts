import { fileURLToPath } from 'node:url';
import { type Address, addressOf } from '../model/address.ts';
import type { Language } from '../model/language.ts';

/** What a piece of Markdown knows about the page it stands on. */
export interface MarkdownPage {
  language: Language;
  /** The URL path: `/zh/guide/`, `/guide/install/docker.html`. */
  path: string;
  /** The source file below the project's root: `content/zh/guide/index.md`. */
  file: string;
}

/** The page behind a source file; a file outside `content/en` and `content/zh` counts as an English home page. */
export function pageOfFile(fileURL: URL | undefined): MarkdownPage {
  const path = fileURL ? fileURLToPath(fileURL).replaceAll('\\', '/') : '';
  const inContent = /.*\/(content\/((?:en|zh)\/.+)\.md)$/.exec(path);
  if (!inContent?.[1] || !inContent[2]) return { language: 'en', path: '/', file: path || 'Markdown' };
  const address: Address = addressOf(inContent[2]);
  return { language: address.language, path: address.path, file: inContent[1] };
}
