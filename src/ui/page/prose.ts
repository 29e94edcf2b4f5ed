import { htmlLang, languageOf } from '../../model/language.ts';
import type { Route } from '../../model/route.ts';

/** The language of a page's text where it is not that of the page. (RTE-27) */
export function textLang({ original }: Pick<Route, 'original'>): string | undefined {
  return original && htmlLang[languageOf(original)];
}

/** Attributes of a text that the search reads: one in the other language stays out of the language's index. (RTE-27) */
export function searchedText(route: Pick<Route, 'original'>) {
  return { lang: textLang(route), 'data-pagefind-body': route.original ? undefined : '' };
}
