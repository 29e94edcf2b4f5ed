import type { Bilingual } from '../model/language.ts';

/** The words the Markdown engine itself puts on a page. */
export const strings = {
  footnotes: { en: 'Notes', zh: '注释' },
  footnoteBack: { en: 'Back to where note {reference} is mentioned', zh: '回到注释 {reference} 的引用处' },
  headingLink: { en: 'Link to this section', zh: '本节链接' },
} as const satisfies Record<string, Bilingual>;
