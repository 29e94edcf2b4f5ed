import { expect, it } from 'vitest';
import { readingTime } from '../../src/model/reading-time.ts';
import { builtPages } from './built-pages.ts';

/** Words that an index page says for itself at least, beside its lists and tables. */
const least = { en: 120, zh: 200 };

it('every index of a section says something of its own, and is not only a list', () => {
  const thin = builtPages()
    .filter(({ path }) => path.endsWith('/') && path !== '/' && path !== '/zh/')
    .map(({ path, root }) => {
      const language = path.startsWith('/zh/') ? ('zh' as const) : ('en' as const);
      const prose = root.querySelectorAll('.Prose p, .Prose li').map((element) => element.textContent);
      return { path, words: readingTime(prose.join(' ')).words, wanted: least[language] };
    })
    .filter(({ words, wanted }) => words < wanted);
  expect(thin).toEqual([]);
});
