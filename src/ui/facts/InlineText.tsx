interface InlineTextProps {
  /** A text whose backquoted parts are code. */
  text: string;
}

/** A meaning as HTML: plain text with inline code. */
export function InlineText({ text }: InlineTextProps) {
  return text.split('`').map((part, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; a part has no other name than its place
    return place % 2 ? <code key={place}>{part}</code> : part;
  });
}
