import { fileURLToPath } from 'node:url';
import { addressOf } from '../model/address.ts';
import type { Language } from '../model/language.ts';

/** What a piece of Markdown knows about the page it stands on. */
export interface MarkdownPage {
  language: Language;
  /** The URL path: `/zh/guide/`, `/guide/install/docker.html`. */
  path: string;
  /** The source file below the project's root: `content/zh/guide/index.md`. */
  file: string;
}

/** The page behind a source file. */
export function pageOfFile(fileURL: URL | undefined): MarkdownPage {
  return pageOfPath(fileURL ? fileURLToPath(fileURL) : 'Markdown');
}

/** The page behind the path of a source file; one outside `content/en` and `content/zh` counts as the English home. */
export function pageOfPath(path: string): MarkdownPage {
  const inContent = /(?:^|\/)(content\/((?:en|zh)\/.+)\.md)$/.exec(path.replaceAll('\\', '/'));
  if (!inContent?.[1] || !inContent[2]) return { language: 'en', path: '/', file: path };
  const address = addressOf(inContent[2]);
  return { language: address.language, path: address.path, file: inContent[1] };
}
