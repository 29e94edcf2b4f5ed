/** Milliseconds for each character, and after a whole title. (PORT-03) */
const perCharacter = 150;
const afterTitle = 1000;

/** The characters of a text as a reader sees them: an emoji of several parts is one. (PORT-07) */
export function graphemes(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/**
 * Types titles one after the other, without end; a single one stays when it is typed. (PORT-03, PORT-04)
 * @param show gets the part that is typed
 * @returns stops the typing
 */
export function typeTitles(titles: readonly string[], show: (text: string) => void): () => void {
  const all = titles.map(graphemes).filter(({ length }) => length > 0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const type = (title: number, length: number) => {
    const characters = all[title] ?? [];
    show(characters.slice(0, length).join(''));
    if (length < characters.length) timer = setTimeout(() => type(title, length + 1), perCharacter);
    else if (all.length > 1) timer = setTimeout(() => type((title + 1) % all.length, 1), afterTitle);
  };
  if (all.length > 0) type(0, 1);
  return () => clearTimeout(timer);
}

/** The titles of a portfolio page; with reduced motion the first stays as it stands. (PORT-05) */
export function typing(root: Document | Element): (() => void) | undefined {
  const element = root.querySelector<HTMLElement>('[data-typing]');
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const titles: string[] = JSON.parse(element.dataset.typing ?? '[]');
  return typeTitles(titles, (text) => {
    element.textContent = text;
  });
}
