import { highlight } from '../../model/search/highlight.ts';

/** A text with the words of the query marked. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity.
    part.marked ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
