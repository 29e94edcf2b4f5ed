import type { Language } from '../../model/language.ts';

/**
 * Titles that `enhance/typing` types one after the other; assistive technology gets all of them at once, and without
 * scripts the first stands there. (PORT-03 to PORT-05)
 */
export function TypedTitles({ titles, language }: { titles: readonly string[]; language: Language }) {
  const [first] = titles;
  if (!first) return null;
  return (
    <p className="Profile-titles">
      <span className="visually-hidden">{titles.join(language === 'zh' ? '、' : ', ')}</span>
      <span aria-hidden="true" data-typing={JSON.stringify(titles)}>
        {first}
      </span>
    </p>
  );
}
