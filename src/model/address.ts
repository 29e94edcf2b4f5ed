import { type Language, localeHome } from './language.ts';

/** Where an entry of `content/` is published. The id is its path without the extension: `zh/guide/index`. */
export interface Address {
  language: Language;
  /** The URL path: `/zh/guide/`, `/guide/install/docker.html`. */
  path: string;
  /** True for a folder's index page, which is served at the folder itself. */
  isIndex: boolean;
}

/** The address of an entry id; ids start with the language's folder. (RTE-01, RTE-04) */
export function addressOf(id: string): Address {
  const [language, ...rest] = id.split('/');
  if (language !== 'en' && language !== 'zh')
    throw new Error(`content/${id}: not below content/en or content/zh`);
  const isIndex = rest.at(-1) === 'index';
  if (isIndex) rest[rest.length - 1] = '';
  return { language, path: localeHome[language] + rest.join('/') + (isIndex ? '' : '.html'), isIndex };
}
