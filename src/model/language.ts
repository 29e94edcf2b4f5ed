/** The two languages of the site: keys of every bilingual value. (SITE-02, LANG-01) */
export type Language = 'en' | 'zh';

/** A text in both languages; a missing one is a type error. */
export type Bilingual<T = string> = Record<Language, T>;

export const languages = ['en', 'zh'] as const satisfies readonly Language[];

/** The value of `<html lang>` for each language. (SITE-02) */
export const htmlLang: Bilingual = { en: 'en-US', zh: 'zh-CN' };

/** The path of each language's home; every path of that language starts with it. (SITE-02) */
export const localeHome: Bilingual = { en: '/', zh: '/zh/' };

/** The language a path belongs to: the longest locale prefix it starts with. (SITE-02) */
export function languageOf(path: string): Language {
  return path === '/zh' || path.startsWith('/zh/') ? 'zh' : 'en';
}

/** The same path in the other language, whether or not a page exists there. */
export function twinPath(path: string): string {
  return languageOf(path) === 'zh' ? path.slice('/zh'.length) || '/' : `/zh${path}`;
}
