interface TrustedHtmlProps {
  as: 'h1' | 'h2' | 'p' | 'span' | 'strong';
  /** HTML from front matter, which is content of ours and never a reader's. (HOME-08) */
  html: string;
  id?: string;
  className?: string;
}

/** An element whose text may hold inline HTML of our own content. (HOME-08) */
export function TrustedHtml({ as: Element, html, ...rest }: TrustedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is this repository's, and HOME-08 asks for it.
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
